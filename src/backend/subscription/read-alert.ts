import { eq } from "drizzle-orm";
import type { StoredCarAlert } from "#backend/alert/add-car-alert.ts";
import type { StoredPriceDrop } from "#backend/alert/add-price-drop-alert.ts";
import { alertTables } from "#backend/alert/alert-ref.ts";
import type { Call } from "#backend/http/call.ts";
import { carAlerts, priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { gone, readSubject } from "./read-subject.ts";

/** The alert of a link, with what distinguishes the two kinds. */
export type LinkedAlert =
  | { readonly kind: "car-alert"; readonly alert: StoredCarAlert }
  | { readonly kind: "price-drop"; readonly alert: StoredPriceDrop };

const subjectForm = /^(car-alert|price-drop):([a-z0-9]{26})$/;

/** The alert of the link, or a page with the link's error. */
export const readAlert = async (request: Request, call: Call): Promise<LinkedAlert | Response> => {
  const subject = await readSubject(request, "manage-alert", call);
  if (subject instanceof Response) return subject;
  const [, kind, id = ""] = subjectForm.exec(subject) ?? [];
  if (kind === "car-alert") {
    const [alert] = await call.orm.select().from(carAlerts).where(eq(carAlerts.id, id));
    return alert ? { kind, alert } : gone(call);
  }
  const [alert] = await call.orm.select().from(priceDropAlerts).where(eq(priceDropAlerts.id, id));
  return alert ? { kind: "price-drop", alert } : gone(call);
};

/** Pauses, resumes or ends it. */
export const changeAlert = async (
  { orm }: Pick<Call, "orm">,
  { kind, alert }: LinkedAlert,
  change: { readonly active: boolean } | { readonly removedAt: Date },
): Promise<void> => {
  const table = alertTables[kind];
  await orm.update(table).set(change).where(eq(table.id, alert.id));
};
