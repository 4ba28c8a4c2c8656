/** What a monthly instalment is beside an income; `unread`: a figure could not be read. */
export const preCheckOutcomes = ["fits", "tight", "beyond", "unread"] as const;

export type PreCheckOutcome = (typeof preCheckOutcomes)[number];

/** Parts of the income that housing and all credits take together: up to the first it fits, up to the second it is tight. */
export const preCheckShares = { fits: 0.35, tight: 0.45 } as const;

type Answers = {
  /** Euros a month; undefined for what could not be read. */
  readonly income: number | undefined;
  /** Housing and credits that are paid already. */
  readonly paid: number | undefined;
  readonly fee: number | undefined;
};

/** Whether an instalment fits an income, by a rule of thumb: no bank is asked, and nothing is decided. Pure. */
export const preCheck = ({ income, paid, fee }: Answers): PreCheckOutcome => {
  if (income === undefined || paid === undefined || fee === undefined) return "unread";
  if (income < 0 || paid < 0 || fee <= 0) return "unread";
  const spent = paid + fee;
  if (spent <= income * preCheckShares.fits) return "fits";
  return spent <= income * preCheckShares.tight ? "tight" : "beyond";
};
