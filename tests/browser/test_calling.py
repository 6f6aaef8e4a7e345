"""A hidden tab is called when it is one's turn, and whoever has it open is not away."""

import json

from playwright.sync_api import expect

from tests.browser.hands import act, post, wait_for, wait_for_table

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# What the page rings and shows, and which lines it opens.
WATCH = """
  window.rung = [];
  window.shown = [];
  window.lines = [];
  const Plain = window.EventSource;
  window.EventSource = class extends Plain {
    constructor(where) { super(where); window.lines.push(this); }
  };
  window.OscillatorNode = class extends window.OscillatorNode {
    start(...at) { window.rung.push(1); super.start(...at); }
  };
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { window.shown.push(body); }
  };
  PushManager.prototype.subscribe = async () => { throw new Error("there is no service here"); };
"""


def at_one_table(person, friends=1, **more):
    """A host whose page is watched, friends who play by the JSON interface, and their table."""
    host = person()
    host.page.add_init_script(WATCH)
    others = [person() for _ in range(friends)]
    table = host.set_table("duo", bots=0, people=1 + friends, options={"first": 1}, **more)
    for other in others:
        post(other.request, f"tables/{table}/sit")
    return host, others, table


def open_lines(page):
    return page.evaluate("lines.filter((line) => line.readyState !== 2).map((line) => line.url)")


def test_a_hidden_tab_is_called_by_title_sound_and_notification(person):
    host, [friend], table = at_one_table(person)
    host.open(table)
    page = host.page
    wait_for_table(page, "#felt")
    page.locator("#panel-more summary").click()
    page.locator("#notify").click()
    expect(page.locator("#notify")).to_have_attribute("aria-pressed", "true")
    assert not page.title().startswith("●")
    page.evaluate(HIDE, True)
    assert open_lines(page) == [], "a hidden tab holds no line of its own"
    quiet = page.evaluate("rung.length")
    act(friend.request, table, "draw")
    wait_for(lambda: page.title().startswith("●"))
    rung = page.evaluate("rung.length")
    assert rung > quiet, "it rings"
    assert page.evaluate("shown") == ["It is your turn."]
    act(host.request, table, "draw")  # from elsewhere
    wait_for(lambda: not page.title().startswith("●"))
    assert page.evaluate("rung.length") == rung
    page.evaluate(HIDE, False)
    wait_for(lambda: len(open_lines(page)) == 1)
    page.locator("#notify").click()
    expect(page.locator("#notify")).to_have_attribute("aria-pressed", "false")
    page.evaluate(HIDE, True)
    act(friend.request, table, "draw")
    wait_for(lambda: page.title().startswith("●"))
    assert page.evaluate("shown.length") == 1, "who has switched it off is not notified"


def test_eight_hidden_tables_need_one_line_and_the_ninth_opens_at_once(person):
    """Browsers open six connections to a host."""
    host, [friend], first = at_one_table(person)
    host.open(first)
    wait_for_table(host.page, "#felt")
    pages, tables = [host.page], [first]
    for _ in range(7):
        table = host.set_table("duo", bots=0, people=2, options={"first": 1})
        post(friend.request, f"tables/{table}/sit")
        page = host.context.new_page()
        page.goto(f"/t/{table}")
        wait_for_table(page, "#felt")
        page.evaluate(HIDE, True)
        pages.append(page)
        tables.append(table)
    host.page.evaluate(HIDE, True)
    wait_for(lambda: "tablee_streams 1.0" in host.request.get("/metrics").text())
    for table in (tables[2], tables[5]):
        act(friend.request, table, "draw")
    for k, page in enumerate(pages):
        if k in (2, 5):
            wait_for(lambda page=page: page.title().startswith("●"))
    assert [page.title().startswith("●") for page in pages] == [k in (2, 5) for k in range(8)]
    pages[2].evaluate(HIDE, False)
    expect(pages[2].locator(".can").first).to_be_visible()


# A browser whose service for messages is nowhere: what it subscribes to is kept in the page.
SUBSCRIBING = """
  window.lasting = null;
  const keys = { p256dh: "BA" + "a".repeat(84) + "A", auth: "a".repeat(21) + "A" };
  const made = (options) => ({
    endpoint: "https://push.example.org/send/abc",
    toJSON: () => ({ endpoint: "https://push.example.org/send/abc", keys }),
    unsubscribe: async () => { window.lasting = null; return true; },
    options,
  });
  PushManager.prototype.getSubscription = async () => window.lasting;
  PushManager.prototype.subscribe = async (options) => (window.lasting = made(options));
"""


def subscriptions(guest):
    return guest.request.get("/api/me/kept").json()["subscriptions"]


def test_one_click_subscribes_to_messages_and_one_ends_it(person):
    host, _, table = at_one_table(person)
    page = host.page
    page.add_init_script(SUBSCRIBING)
    host.open(table)
    page.locator("#panel-more summary").click()
    page.locator("#notify").click()
    wait_for(lambda: subscriptions(host))
    assert [one["endpoint"] for one in subscriptions(host)] == ["https://push.example.org/send/abc"]
    asked = page.evaluate("lasting.options")
    assert asked["userVisibleOnly"]
    assert asked["applicationServerKey"] == host.request.get("/api/push").json()["key"]
    page.locator("#notify").click()
    wait_for(lambda: not subscriptions(host))
    wait_for(lambda: page.evaluate("lasting === null"))


def test_a_message_is_shown_and_leads_to_its_table_and_not_while_one_looks(person, server):
    host = person()
    host.context.grant_permissions(["notifications"])
    table = host.set_table("duo", bots=0, people=2)
    page = host.page
    page.goto("/")
    tools = host.context.new_cdp_session(page)
    workers = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: workers.extend(told["registrations"]))
    tools.send("ServiceWorker.enable")
    page.evaluate(
        "navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready)"
    )
    wait_for(lambda: workers, pause=lambda: page.wait_for_timeout(50))
    told = {"title": "Duo", "body": "It is your turn.", "path": f"/t/{table}", "tag": table}

    def deliver():
        tools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.url, "registrationId": workers[-1]["registrationId"], "data": json.dumps(told)},
        )

    def shown():
        return page.evaluate(
            "navigator.serviceWorker.ready.then((all) => all.getNotifications())"
            ".then((all) => all.map((one) => [one.title, one.body, one.tag, one.data]))"
        )

    deliver()
    deliver()
    wait_for(shown, pause=lambda: page.wait_for_timeout(50))
    page.wait_for_timeout(300)
    assert shown() == [["Duo", "It is your turn.", table, f"/t/{table}"]], "one for each table"
    page.evaluate(
        "navigator.serviceWorker.ready.then((all) => all.getNotifications())"
        ".then((all) => all.forEach((one) => one.close()))"
    )
    host.open(table)
    deliver()
    page.wait_for_timeout(500)
    assert shown() == []
