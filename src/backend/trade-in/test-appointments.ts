import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import { withOffset } from "#domain/zoned-moment.ts";
import { createLogger } from "#platform/log.ts";
import { bookedTime } from "./appointment/booked-time.ts";

type Caller = { readonly session?: string; readonly token?: string; readonly locale?: string };

/** A slot of the dealers of these tests, by the clock of Madrid: `("24", "09:30")` is in November 2026. */
export const slotAt = (day: string, hour: string) => ({ dateTime: `2026-11-${day}T${hour}:00+01:00`, hour });

/** Calls about appointments, past the contract, for tests. */
export const appointmentClient = (database: Database) => {
  const client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  const headersOf = ({ session, token, locale }: Caller) => ({
    ...(session !== undefined && { "x-session-id": session }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(locale !== undefined && { "accept-language": locale }),
  });
  return {
    change: (method: "POST" | "PUT" | "DELETE", id: string, slot: unknown, caller: Caller) =>
      client.raw(method, `/retake/${id}/phase2/book`, slot, headersOf(caller)),
    own: (method: "GET" | "DELETE", path: string, caller: Caller) =>
      client.raw(method, `/users/me/retake${path}`, undefined, headersOf(caller)),
    schedule: (dealerId: string) => client.raw("GET", `/retake/dealer/${dealerId}/schedule`),
    /** All stored appointments as `trade-in: 2026-11-24T09:30:00+01:00`. */
    booked: async () => {
      const rows = await database.orm.select().from(tradeInBookings).orderBy(tradeInBookings.startMinute);
      return rows.map((row) => `${row.tradeInId}: ${withOffset(bookedTime(row).start, "Europe/Madrid")}`);
    },
  };
};

/** An answer as one word: the code of a refusal, else the status. */
export const describeResponse = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
  (body as { error?: { code?: string; field?: string } }).error?.code ?? status;
