/** Days after which a wish that nobody has confirmed is forgotten; its link holds as long. */
export const unconfirmedDays = 14;

/** Months after which a request is withdrawn that nobody needs any more. */
export const retentionMonths = 24;
