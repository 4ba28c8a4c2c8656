/** How the shop holds and gives back. Times in milliseconds. */
export const reservationRules = {
  /** How long a vehicle is kept for somebody who has not paid. */
  holdMs: 15 * 60_000,
  /** Vehicles that a customer may hold at once without having paid. */
  unpaidHolds: 2,
  /** Holds of a day that may be left unpaid: of an account, a telephone or a mail address, and of a group of addresses. */
  unpaidHoldsADay: { person: 4, address: 20 },
  /** Cards that may be refused within a day; of a group of addresses far more, since a mobile network's is many people's. */
  declinedCards: { reservation: 10, account: 10, address: 100 },
  /** How long a confirmed reservation may be cancelled, the deposit given back in full. */
  cancellableMs: 14 * 86_400_000,
  /** How long after the last day that was said for handing over a reservation is completed. */
  noticeMs: 14 * 86_400_000,
} as const;
