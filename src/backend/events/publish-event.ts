import type { Orm } from "#backend/store/database.ts";
import { events } from "#backend/store/schema/events.ts";
import type { EventData, EventType } from "#contract/events.ts";

export type PublishedEvent<Type extends EventType = EventType> = {
  readonly type: Type;
  /** Its kind and id, such as `lead:<id>`. */
  readonly subject: `${string}:${string}`;
  readonly data: EventData<Type>;
  readonly at: Date;
};

/**
 * Publishes an event to the receivers of `WEBHOOK_URLS`, in the transaction of its cause and while the row of its subject is locked. Call
 * `nudgeDeliveries` after the commit.
 */
export const publishEvent = async <Type extends EventType>(
  tx: Orm,
  event: PublishedEvent<Type>,
): Promise<void> => {
  await tx.insert(events).values(event);
};
