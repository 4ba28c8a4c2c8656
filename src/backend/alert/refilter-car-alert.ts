import { and, eq, isNotNull, ne } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import { normaliseList } from "#backend/saved-list/normalise-list.ts";
import { refilterPath } from "#backend/saved-list/refilter-path.ts";
import type { Orm } from "#backend/store/database.ts";
import { carAlerts } from "#backend/store/schema/saved-lists.ts";
import type { StoredCarAlert } from "./add-car-alert.ts";

/**
 * Changes what an alert looks for, from its next match on, and the page that shows its list. Throws `conflict` when the customer has
 * another alert for that list.
 */
export const refilterCarAlert = async (
  tx: Orm,
  alert: StoredCarAlert,
  filters: Readonly<Record<string, string>>,
): Promise<void> => {
  const { id, kind, dealers, path, customerId } = alert;
  const requested = { kind: kind ?? undefined, dealers: dealers ?? undefined, filters: { ...filters } };
  const list = normaliseList(requested);
  if (customerId !== null) {
    const others = and(eq(carAlerts.customerId, customerId), ne(carAlerts.id, id));
    const same = and(others, eq(carAlerts.digest, list.digest));
    await tx.delete(carAlerts).where(and(same, isNotNull(carAlerts.removedAt)));
    if ((await tx.$count(carAlerts, same)) > 0)
      throw new BackendError("conflict", "Another alert looks for the same", "filters");
  }
  const moved = path === null ? null : refilterPath(path, alert.filters, list.filters);
  await tx
    .update(carAlerts)
    .set({ filters: list.filters, digest: list.digest, path: moved })
    .where(eq(carAlerts.id, id));
};
