/** Names the wording of the conditions of a reservation that a customer accepts: another wording, another name. */
export const reservationConditionsVersion = "2026-11";
