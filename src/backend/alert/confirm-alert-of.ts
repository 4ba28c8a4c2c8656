import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { carAlerts, priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { type AlertRef, alertTables } from "./alert-ref.ts";
import { endOfAnonymous } from "./alert-request.ts";

/**
 * Makes the alert of a lead valid for twelve months, once the owner of the address has confirmed it. An alert that the address already has
 * for the same list or vehicle is extended instead, so that links in earlier mails stay valid. Idempotent. Returns the alert; undefined for
 * a lead without one.
 */
export const confirmAlertOf = async (tx: Orm, leadId: string, now: Date): Promise<AlertRef | undefined> => {
  const requested = await alertOfLead(tx, leadId);
  if (requested === undefined) return undefined;
  const { kind, id, confirmedAt } = requested;
  if (confirmedAt !== null) return { kind, id };
  const table = alertTables[kind];
  const confirmed = { active: true, confirmedAt: now, expiresAt: endOfAnonymous(now) };
  const standing = await standingFor(tx, requested);
  if (standing === undefined) {
    await tx.update(table).set(confirmed).where(eq(table.id, id));
    return { kind, id };
  }
  await tx.delete(table).where(eq(table.id, id));
  await tx
    .update(table)
    .set({ ...confirmed, leadId })
    .where(eq(table.id, standing));
  return { kind, id: standing };
};

type RequestedAlert = AlertRef & {
  readonly confirmedAt: Date | null;
  readonly email: string;
  /** The digest of the list, or the VIN. */
  readonly what: string;
};

/** What distinguishes one alert of an address from another. */
const whatOf = { "car-alert": carAlerts.digest, "price-drop": priceDropAlerts.vin } as const;

const alertOfLead = async (tx: Orm, leadId: string): Promise<RequestedAlert | undefined> => {
  for (const kind of ["car-alert", "price-drop"] as const) {
    const table = alertTables[kind];
    const { id, confirmedAt } = table;
    const [row] = await tx
      .select({ id, confirmedAt, email: sql<string>`lower(${leads.email})`, what: whatOf[kind] })
      .from(table)
      .innerJoin(leads, eq(leads.id, table.leadId))
      .where(and(eq(table.leadId, leadId), isNotNull(leads.email), isNull(table.removedAt)));
    if (row) return { kind, ...row };
  }
  return undefined;
};

/** The alert that the same address has confirmed earlier for the same thing. */
const standingFor = async (
  tx: Orm,
  { kind, id, email, what }: RequestedAlert,
): Promise<string | undefined> => {
  const table = alertTables[kind];
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .innerJoin(leads, eq(leads.id, table.leadId))
    .where(
      and(
        ne(table.id, id),
        eq(whatOf[kind], what),
        eq(sql`lower(${leads.email})`, email),
        isNotNull(table.confirmedAt),
        isNull(table.removedAt),
      ),
    );
  return row?.id;
};
