import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { eventDeliveries, events } from "#backend/store/schema/events.ts";
import type { Receiver } from "./receivers.ts";

/**
 * Queues a delivery of each new event to each receiver. It waits for another process that is doing the same, so that no later event of a
 * subject is queued before an earlier one. A receiver that is added later gets what happens from then on.
 */
export const queueDeliveries = async (
  orm: Orm,
  receivers: readonly Pick<Receiver, "id">[],
): Promise<void> => {
  const ids = JSON.stringify(receivers.map(({ id }) => id));
  await orm.execute(sql`
    with fresh as (update ${events} set queued_at = now() where queued_at is null returning id, subject)
    insert into ${eventDeliveries} (event_id, receiver, subject)
    select fresh.id, receiver, fresh.subject from fresh cross join jsonb_array_elements_text(${ids}::jsonb) as receiver
  `);
};
