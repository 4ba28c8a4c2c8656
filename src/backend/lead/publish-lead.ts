import { publishEvent } from "#backend/events/publish-event.ts";
import type { Orm } from "#backend/store/database.ts";
import type { leads } from "#backend/store/schema/leads.ts";
import { leadTypeName } from "#domain/lead-types.ts";

type Lead = Pick<typeof leads.$inferSelect, "id" | "type" | "dealerId" | "vin" | "locale">;

/** Publishes a lead in the transaction that stores it; a subscription once its address is confirmed. */
export const publishLead = async (
  tx: Orm,
  { id, type, dealerId, vin, locale }: Lead,
  at: Date,
): Promise<void> => {
  const data = {
    ...{ leadId: id, type: leadTypeName(type), language: locale },
    ...(dealerId !== null && { dealerId }),
    ...(vin !== null && { vin }),
  };
  await publishEvent(tx, { type: "lead.created", subject: `lead:${id}`, data, at });
};
