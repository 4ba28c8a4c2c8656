const minute = 60;
const day = 24 * 60 * minute;

export interface AttemptLimit {
  readonly times: number;
  readonly seconds: number;
}

/** How often one address group, and one account wherever it is tried from, may do something. Told in docs/operations.md, "Accounts". */
export const attemptLimits = {
  /** Passwords that were wrong; the right one gives back what it took. */
  login: {
    address: { times: 10, seconds: 15 * minute },
    account: { times: 10, seconds: 15 * minute },
  },
  /** Codes that are mailed: an address is not flooded, and nobody gets many codes to guess. */
  codeMail: {
    address: { times: 10, seconds: 15 * minute },
    account: { times: 10, seconds: day },
  },
} as const satisfies Record<string, { readonly address: AttemptLimit; readonly account: AttemptLimit }>;

export type AttemptName = keyof typeof attemptLimits;

/** How often a code may be typed before it is worth nothing. */
export const codeTries = 5;
