import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";

/** Settles what no mail will tell: its alert is paused, ended or over, or whoever it was for is not to be reached any more. */
export const settleSilent = async (orm: Orm, now: Date): Promise<void> => {
  const at = now.toISOString();
  const tells = (alert: string) => sql`exists (
    select from ${sql.raw(alert)} as alert
      left join customers on customers.id = alert.customer_id
      left join leads on leads.id = alert.lead_id
    where alert.id in (alert_events.car_alert_id, alert_events.price_drop_alert_id)
      and alert.active and alert.removed_at is null and alert.confirmed_at is not null
      and (alert.expires_at is null or alert.expires_at > ${at})
      and coalesce(customers.email, leads.email) is not null)`;
  await orm.execute(sql`
    update alert_events set settled_at = ${at}
    where settled_at is null and not ${tells("car_alerts")} and not ${tells("price_drop_alerts")}`);
};
