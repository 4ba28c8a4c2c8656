import { and, eq, isNull } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import { carAlerts } from "#backend/store/schema/saved-lists.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";
import { refilterCarAlert } from "./refilter-car-alert.ts";

/** `PATCH notifications/car-alert`: changes whether it is active, its name, and its list. Omitted fields stay. */
export const changeCarAlert: Handler<typeof notificationEndpoints.changeCarAlert> = async (
  { query, body },
  { orm, customer },
) => {
  const { active, name, filters } = body;
  await orm.transaction(async (tx) => {
    await lockCustomer(tx, customer.id);
    const own = and(eq(carAlerts.customerId, customer.id), eq(carAlerts.id, query.id));
    const [alert] = await tx
      .select()
      .from(carAlerts)
      .where(and(own, isNull(carAlerts.removedAt)));
    if (alert === undefined) throw new NotFoundError("No such alert");
    if (filters !== undefined) await refilterCarAlert(tx, alert, filters);
    const changes = { active: active ?? alert.active, name: name ?? alert.name };
    await tx.update(carAlerts).set(changes).where(eq(carAlerts.id, alert.id));
  });
  return {};
};
