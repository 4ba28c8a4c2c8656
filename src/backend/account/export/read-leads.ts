import { desc, eq } from "drizzle-orm";
import type { StoredCarAlert } from "#backend/alert/add-car-alert.ts";
import { carAlerts, priceDropAlerts } from "#backend/store/schema/kept-lists.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { mostExported } from "#contract/account.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { Reader } from "./reader.ts";

export const readLeads: Reader<"leads"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select({ lead: leads, alert: carAlerts, priceDrop: priceDropAlerts })
    .from(leads)
    .leftJoin(carAlerts, eq(carAlerts.leadId, leads.id))
    .leftJoin(priceDropAlerts, eq(priceDropAlerts.leadId, leads.id))
    .where(eq(leads.customerId, customerId))
    .orderBy(desc(leads.createdAt), leads.id)
    .limit(mostExported);
  return rows.map(({ lead, alert, priceDrop }) => {
    // Whose it is, and by what a form that is sent twice is known, were not sent in.
    const { id, type, createdAt, customerId: _whose, digest: _digest, ...sent } = lead;
    return {
      id,
      type,
      createTime: createdAt.toISOString(),
      fields: asTexts({
        ...sent,
        alert: alert && askedIn(alert),
        priceDrop: priceDrop && priceAsked(priceDrop),
      }),
    };
  });
};

const askedIn = ({ name, path, filters }: StoredCarAlert) => ({ name, path, filters });

const priceAsked = ({ vin, initialPriceCents }: typeof priceDropAlerts.$inferSelect) => ({
  vin,
  initialPrice: eurosFromCents(initialPriceCents),
});

const asText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

/** What has a value, by its name; what is made of several under names with a dot: `campaign.utm_source`. */
const asTexts = (fields: object, prefix = ""): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      if (value === null || value === undefined) return [];
      if (typeof value === "object" && !(value instanceof Date))
        return Object.entries(asTexts(value, `${prefix}${name}.`));
      return [[`${prefix}${name}`, asText(value)]];
    }),
  );
