const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export interface AttemptLimit {
  readonly times: number;
  readonly seconds: number;
}

/**
 * What is counted: one account from one place, an address group whatever accounts it tries, an account from all places where it has never
 * signed in.
 */
export type Counted = "place" | "address" | "strangers";

/**
 * Rate limits of attempts. Where the account has signed in before from the browser or the address group, only `place` applies. Documented
 * in docs/operations.md, "Accounts".
 */
export const attemptLimits = {
  /** Wrong passwords; a correct one refunds its attempt. */
  login: {
    place: { times: 10, seconds: 15 * minute },
    // One address of a mobile network is many people.
    address: { times: 100, seconds: 15 * minute },
    strangers: { times: 50, seconds: hour },
  },
  /** Mailed codes: prevents flooding a mailbox, and collecting many codes to guess. */
  codeMail: {
    place: { times: 10, seconds: day },
    address: { times: 30, seconds: 15 * minute },
    strangers: { times: 50, seconds: day },
  },
} as const satisfies Record<string, Readonly<Record<Counted, AttemptLimit>>>;

export type AttemptName = keyof typeof attemptLimits;

/**
 * Appointments requested with one telephone number, with one mail address, and by one customer. Documented in docs/operations.md,
 * "Trade-ins and appointments".
 */
export const appointmentLimit: AttemptLimit = { times: 3, seconds: day };

/** How often a code may be typed before it becomes invalid. */
export const codeTries = 5;
