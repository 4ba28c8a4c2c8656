/**
 * The pages of a reservation in their order, by the step of specification 4 that each belongs to. The login is step 4: a page of its
 * own, which everything from `person` on comes after.
 */
export const reservePages = {
  payment: 1,
  financing: 2,
  delivery: 3,
  person: 5,
  summary: 6,
  card: 7,
} as const satisfies Record<string, 1 | 2 | 3 | 5 | 6 | 7>;

export type ReservePage = keyof typeof reservePages;

export const isReservePage = (name: string | undefined): name is ReservePage =>
  name !== undefined && Object.hasOwn(reservePages, name);

/** The step at which the customer signs in. */
const loginStep = 4;

/** Whether a page requires a login. */
export const needsLogin = (page: string | undefined): boolean =>
  isReservePage(page) && reservePages[page] > loginStep;

/** Steps over which the progress is shown. */
export const reserveSteps = 7;
