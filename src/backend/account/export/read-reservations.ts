import { describeReservation } from "#backend/reservation/describe-reservation.ts";
import { readReservations as readOwn } from "#backend/reservation/read-reservations.ts";
import { mostExported } from "#contract/account.ts";
import type { Reader } from "./reader.ts";

export const readReservations: Reader<"reservations"> = async ({ orm, customerId, locale }) => {
  const scope = { customerId, atMost: mostExported, locale, now: new Date() };
  return (await readOwn(orm, scope)).map((parts) => describeReservation(parts, locale));
};
