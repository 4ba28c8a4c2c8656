import { eq } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { mailDetails } from "#backend/staff-mail/mail-trade-in.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeInDetails, tradeInMarks, tradeIns } from "#backend/store/schema/trade-ins.ts";
import { ownTradeIn, type StoredTradeIn } from "#backend/trade-in/appointment/own-trade-in.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { readTradeIns } from "../read-trade-ins.ts";
import { storeValue } from "../store-value.ts";
import { sumOf } from "../valuation/value-car.ts";
import { checkAnswers, checkSubmission, type DetailsBody, detailsSubmitted } from "./check-details.ts";
import { deduct } from "./deduct.ts";
import { readDetails } from "./stored-details.ts";

/**
 * `POST retake/{id}/phase2/v3`: stores a customer's details of a car as a draft, or submits them (`submit`), which lowers the value by
 * the published table and prevents further changes: `details-submitted`. An error is `invalid-field` with the field's name. The 30 days
 * of the valuation are not extended.
 */
export const saveDetails: Handler<typeof tradeInEndpoints.saveTradeInDetails> = async (
  { params: { id }, query: { submit = false }, body },
  call,
) => {
  const { orm, customer, locale, now } = call;
  await orm.transaction(async (tx) => {
    const { tradeIn } = await ownTradeIn(tx, id, { customer, sessionId: undefined, now });
    const stored = (await readDetails(tx, [id]))(id);
    if (stored.answers?.submittedAt) throw detailsSubmitted();
    checkAnswers(body, tradeIn, stored);
    if (submit) await checkSubmission(tx, body, tradeIn, now);
    await storeDetails(tx, tradeIn, body, { submit, now });
  });
  nudgeDeliveries();
  const [saved] = await readTradeIns(orm, { customerId: customer.id, id, atMost: 1, locale, now });
  return saved;
};

type Saving = { readonly submit: boolean; readonly now: Date };

const storeDetails = async (tx: Orm, tradeIn: StoredTradeIn, body: DetailsBody, { submit, now }: Saving) => {
  const { kms, status, interior, exterior, imported, marks } = body;
  const valueCents = sumOf(tradeIn.lines);
  const kilometers = { valued: tradeIn.kilometers, now: kms };
  const deductions = submit ? deduct({ valueCents, kilometers, status, imported, marks }) : null;
  const answers = {
    kilometers: kms,
    interior: interior ?? null,
    exterior: exterior ?? null,
    engine: status.enginePerformance,
    drive: status.drivePerformance,
    general: status.generalStatus,
    imported,
    savedAt: now,
    submittedAt: submit ? now : null,
    deductions,
  };
  const { id: tradeInId } = tradeIn;
  await tx
    .insert(tradeInDetails)
    .values({ tradeInId, ...answers })
    .onConflictDoUpdate({ target: tradeInDetails.tradeInId, set: answers });
  await tx.delete(tradeInMarks).where(eq(tradeInMarks.tradeInId, tradeInId));
  if (marks.length > 0)
    await tx.insert(tradeInMarks).values(marks.map(({ part, damage }) => ({ tradeInId, part, damage })));
  if (deductions === null) return;
  const cents = valueCents - sumOf(deductions);
  await tx.update(tradeIns).set({ valuationCents: cents }).where(eq(tradeIns.id, tradeInId));
  await storeValue(tx, { tradeInId, at: now, cents });
  const described = (await readDetails(tx, [tradeInId]))(tradeInId);
  await mailDetails(tx, { ...tradeIn, valuationCents: cents }, described);
};
