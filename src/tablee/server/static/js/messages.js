// What the server sends, in types: nothing here runs, and no page loads it.

/**
 * One legal action, and the pieces to choose for it one after the other.
 *
 * @typedef {object} Choice
 * @property {string[]} path ids of the pieces
 * @property {string} action as the server calls it
 * @property {string} say the action in words
 * @property {boolean} [unlit] its pieces may be tried, and are not shown as open
 * @property {boolean} [whole] all its pieces are pointed at, also where the first ones leave nothing else
 * @property {boolean} [unasked] a lesson is not about it, or the rules forbid it: whoever tries it is told so
 * @property {boolean} [lasting] an answer given once and for all
 */

/**
 * A drawing of the table as one viewer sees it.
 *
 * @typedef {object} Drawing
 * @property {string} html
 * @property {Choice[]} paths
 * @property {string[]} [waiting] ids of the pieces of a choice that waits until the table is ready for it
 * @property {string} [sound] the name of a sound
 * @property {number} [beats] how many things were remarkable in what happened last
 * @property {string} [speak] what the browser's voice may say
 * @property {Record<string, string>} [asks] what is asked once pieces are chosen, by their ids
 * @property {Record<string, string[]>} [front] what keys come to first once pieces are chosen, by their ids
 * @property {boolean} [alone] the only action left may happen by itself
 * @property {boolean} [asked] the table waits for the viewer in somebody else's turn
 */

/**
 * What the stream brings each time something changes: the whole table, and what is new in its log and talk.
 *
 * @typedef {object} News
 * @property {string} page the kind of page this table needs now, for the one who looks
 * @property {boolean} [turn] whether the table waits for the viewer
 * @property {string} [again] who is ready for the next game, as HTML
 * @property {string} [next] what comes after the last game, as HTML, for who reads its sheet unasked
 * @property {string} about what the table is set to, as HTML
 * @property {string} variant how the game is played here, as HTML
 * @property {string} watching who only watches, in a sentence
 * @property {number} watchers how many they are
 * @property {string} phase open, playing, over or outdated
 * @property {number} seen how many changes the viewer has seen; an action names the one it was made against
 * @property {number | null} by the seat that acted last
 * @property {boolean} [sums] what is told takes the place of what was told of the same turn
 * @property {boolean} [aside] it was an answer of one's own, in somebody else's turn
 * @property {number | null} own the viewer's seat
 * @property {boolean} [timed] the moment ends by itself
 * @property {boolean} [unheld] nothing is held back here: it is a race, or all goes at once
 * @property {string} finale the table as a round ended, as HTML, before the next was dealt
 * @property {string[]} log lines of the log, from the one that `log_from` counts
 * @property {number} log_from
 * @property {string[]} chat what was said, each as HTML, from the saying that `chat_from` counts
 * @property {number} chat_from
 * @property {{ number: number, say: string } | null} [returned] a choice that waited and came back, and why
 * @property {{ number: number, say: string, own: boolean } | null} [handed] a seat that a program took over
 *   or gave back, and whether it is told of what it did for the viewer
 * @property {{ number: number, say: string } | null} [overdue] that the time to answer was over
 * @property {Record<string, string>} [gone] by seat, that somebody is not there any more, in a sentence
 * @property {{ say: string, brief?: string, since?: number, seconds?: number } | null} [call] what the
 *   viewer is asked now; to act, in short; and since when and for how long, if there is not all the time in
 *   the world
 * @property {{ id: string, seat: number, say: string }[]} [remarks] what programs say just now
 * @property {Rest | null} [rest] people still read the sheet of a round
 * @property {{ number: number, say: string } | null} [undone] that an action was taken back
 * @property {boolean} [undo] whether the last action may be taken back
 * @property {string} [regret] what is asked before it is
 * @property {boolean} [hint] whether a hint may be asked for
 * @property {boolean} [solo] whether the viewer plays against programs alone
 * @property {{ name: string, say: string, sheet: boolean }[]} [news] what has just happened that a first game
 *   explains; on the sheet, if a round ended by it
 * @property {string} [sheet] the score sheet as HTML, once a round is over
 * @property {number} [rounds] how many rounds are over
 * @property {Passed[]} [passed] what was told meanwhile and is not shown: the page adds it
 */

/**
 * All wait until everybody has read the sheet, or until the time is over.
 *
 * @typedef {object} Rest
 * @property {boolean} own whether the viewer still reads
 * @property {number} since
 * @property {number} seconds
 */

/**
 * Something that was told and is not shown.
 *
 * @typedef {object} Passed
 * @property {string[]} told in sentences
 * @property {boolean} moment whether it was a moment
 * @property {number | null} [by] the seat it tells of
 * @property {boolean} [sums] it takes the place of what was told of the same turn
 */

/** @typedef {Drawing & News} Message */

/**
 * A step of a finished game.
 *
 * @typedef {object} Moment
 * @property {number} n
 * @property {number} length how many steps the game has
 * @property {{ seat: number, name: string, html: string }[]} hands all of them, where they are to be seen
 */

/** @typedef {Drawing & Moment} Step */

/**
 * An answer to what was asked of a table; an error is a sentence for people.
 *
 * @typedef {object} Answer
 * @property {string} [error]
 * @property {string} [key] by which the server knows the error
 * @property {string} [why] why pieces cannot be chosen
 * @property {string} [clause] the clause of the rules that forbids it
 * @property {boolean} [done] it was stored, and what came of it will be shown
 * @property {boolean} [retry] it may be asked again a moment later
 * @property {boolean} [waiting] it waits until the table is ready for it
 * @property {boolean} [lost] it never reached the server, or its answer got lost
 */

/**
 * What a program would do.
 *
 * @typedef {object} Idea
 * @property {string} told in words
 * @property {string} [short] the same where its pieces are marked
 * @property {string[]} path the pieces to choose for it
 */

/**
 * A costly choice, as the coach sees it.
 *
 * @typedef {object} Slip
 * @property {number} turn which of the viewer's own actions it was
 * @property {Idea} made what was chosen
 * @property {Idea} better what would have been better
 */

/**
 * What a choice of a puzzle is worth.
 *
 * @typedef {object} Worth
 * @property {string} action
 * @property {string} say
 * @property {string} said the choice and its chance, in a sentence
 * @property {string[]} path the pieces one chooses for it
 * @property {number} percent the chance to win with it
 * @property {string} told the same in words
 * @property {boolean} best
 */

/**
 * What came of a try at a puzzle.
 *
 * @typedef {object} PuzzleTry
 * @property {string} [error]
 * @property {string} verdict open, right, wrong or shown
 * @property {string} said what it costs, or that it is the best one
 * @property {string | null} why why the best one is good
 * @property {Worth[]} choices what was tried, or the best ones once the answer is known
 * @property {Message[]} views the drawings that follow
 * @property {string} [standing] the rating and the streak, in words
 */

/**
 * What came of a choice in a lesson.
 *
 * @typedef {object} Trial
 * @property {string} [error]
 * @property {string} verdict open, right, wrong or done
 * @property {string} said why
 * @property {string | null} [clause] the clause of the rules that forbids it
 * @property {string[]} told what happened, as the log tells it
 * @property {Message[]} views the drawings that follow, the last one to be played on
 */

/**
 * Where a player's result came from, in parts of the win.
 *
 * @typedef {object} Account
 * @property {number} cards
 * @property {number} held
 * @property {number} choices
 * @property {number} others
 */

/**
 * A finished game, weighed as far as that has come.
 *
 * @typedef {object} Course
 * @property {number} length how many steps the game has
 * @property {boolean} possible
 * @property {boolean} complete
 * @property {{ n: number, own: number[] }[]} moments each seat's chance, as it could know it
 * @property {{ n: number, seat: number, told: string, path: string[] }[]} slips with what is better
 * @property {{ n: number, seat: number, told: string }[]} turns
 * @property {{ seat: number, told: string }[]} [summaries]
 * @property {Account[]} [accounts]
 */

export {};
