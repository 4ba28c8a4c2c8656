/** Rules for holds and refunds. Times in milliseconds. */
export const reservationRules = {
  /** Duration of an unpaid hold. */
  holdMs: 15 * 60_000,
  /** Unpaid holds that a customer may have at once. */
  unpaidHolds: 2,
  /** Unpaid holds allowed per day: of an account, a phone or a mail address, and of an address group. */
  unpaidHoldsADay: { person: 4, address: 20 },
  /** Declined cards allowed within a day; far more for an address group, since a mobile network's is shared by many customers. */
  declinedCards: { reservation: 10, account: 10, address: 100 },
  /** How long a confirmed reservation may be cancelled with a full refund of the deposit. */
  cancellableMs: 14 * 86_400_000,
  /** How long after the announced last day of the handover a reservation is completed. */
  noticeMs: 14 * 86_400_000,
} as const;
