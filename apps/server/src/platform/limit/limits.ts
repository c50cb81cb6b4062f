const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export type Limit = {
  /** Calls allowed within the window. */
  most: number;
  /** Seconds from the first call on. */
  window: number;
};

/**
 * The figures of requirements/decisions.md. A name says what is counted and for whom: "account" is whomever is asked for, "address"
 * whoever asks, "member" who is signed in, "site" everybody together.
 */
export const limits = {
  // Ours: a right password is given back to the limits below and costs a hash all the same. Many share an address.
  "password-hash:address": { most: 300, window: 10 * minute },
  "sign-in:account+address": { most: 10, window: 10 * minute },
  "sign-in:address": { most: 50, window: 10 * minute },
  "sign-in:account": { most: 100, window: 10 * minute },
  "find-id:address": { most: 10, window: minute },
  // Ours, as the two of change-password: who knows many names and addresses must not guess a code of each (SEC-22).
  "password-code:address": { most: 50, window: hour },
  "password-code:account": { most: 3, window: 10 * minute },
  "password-code:site": { most: 1_000, window: hour },
  "change-password:address": { most: 50, window: hour },
  "change-password:account": { most: 10, window: 10 * minute },
  "change-password:site": { most: 1_000, window: hour },
  // Ours: one judgement for each pause in typing, and an office may type at once; each costs a few milliseconds.
  "judge-password:address": { most: 120, window: minute },
  // Ours: a stolen token must not become a way to guess the password that a signed-in change asks for.
  "check-password:account": { most: 10, window: 10 * minute },
  // Ours: six digits are soon tried by whoever knows the password already.
  "second-factor:account": { most: 10, window: 10 * minute },
  "second-factor:account+day": { most: 50, window: day },
  // Apart, so that whoever guesses six digits does not shut the owner's way back.
  "recovery-code:account": { most: 10, window: 10 * minute },
  "second-factor-confirm:account": { most: 10, window: 10 * minute },
  // Ours: a dozen statements each. Whoever reads what was found asks again in seconds, and many share an address.
  "search:address": { most: 120, window: minute },
  "sign-up:address": { most: 20, window: hour },
  "sign-up-valid:address": { most: 30, window: minute },
  // Ours: a letter each, and six digits that are soon tried.
  "address-code-ask:member": { most: 3, window: 10 * minute },
  "address-code:member": { most: 10, window: 10 * minute },
  // Ours (docs/decisions/026): each change is told to an address that somebody else may read.
  "email-change:member": { most: 3, window: day },
  "letter:unproven-address": { most: 3, window: day },
  // One less, for all but the account that has had the mailbox for longest.
  "letter:shared-mailbox": { most: 2, window: day },
  // Ours (docs/decisions/041): as many as a member may have take two hours, and each is a letter.
  "key:member": { most: 10, window: hour },
  // Ours (docs/decisions/043): each is a request to somebody else's server, which a program may ask for too.
  "webhook-send:member": { most: 300, window: hour },
  "upload:member": { most: 60, window: hour },
  // Ours: a body of up to 2 MB costs before it can be told what it holds. Posts and their edits together are 80.
  "large-body:member": { most: 120, window: hour },
  "post:member": { most: 20, window: hour },
  "comment:member": { most: 60, window: hour },
  // Ours (docs/decisions/020).
  "report:member": { most: 20, window: hour },
  // Ours: an edit costs as much as a new text, but for its place on the board, and may follow another within minutes.
  "post-edit:member": { most: 60, window: hour },
  // Ours: words are corrected within minutes, more than once.
  "comment-edit:member": { most: 60, window: hour },
  // Ours: two dozen statements over all that somebody ever wrote.
  "own-data:member": { most: 5, window: hour },
  // Ours: a changed nickname is made anew wherever it is shown.
  "profile:member": { most: 60, window: hour },
  // Ours: on and off again each time, and all kept pages of its board are made anew. Nobody likes one in 12 seconds.
  "like:member": { most: 300, window: hour },
  // Ours: people change their minds, and add who comes along.
  "event-reply:member": { most: 60, window: hour },
  // Ours: what is not one's own is looked up and locked before it is refused, 100 posts a call.
  "removal:member": { most: 300, window: hour },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
