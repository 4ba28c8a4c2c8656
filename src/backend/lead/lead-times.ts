/** Days after which an unconfirmed subscription is deleted; its link is valid as long. */
export const unconfirmedDays = 14;

/** Months after which a request is withdrawn that is no longer needed. */
export const retentionMonths = 24;
