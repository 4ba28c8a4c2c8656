import { and, asc, eq, gte, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import { BackendError } from "#backend/errors.ts";
import { loggableError } from "#backend/loggable-error.ts";
import type { PaymentProvider } from "#backend/payment/payment-provider.ts";
import { paymentProvider } from "#backend/payment/providers.ts";
import { reconcilePayments } from "#backend/reservation/reconcile-payments.ts";
import { settleAndRefund } from "#backend/reservation/settle/settle-payment.ts";
import { takeReturned } from "#backend/reservation/settle/take-returned.ts";
import type { StoredAttempt } from "#backend/reservation/stored-reservation.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import type { reconciliation } from "#contract/office.ts";
import { eurosFromCents } from "#domain/money.ts";
import { recordAction } from "../audit.ts";
import type { OfficeCaller } from "../office-caller.ts";

type Reconciliation = z.input<typeof reconciliation>;
type Difference = Reconciliation["differences"][number];
type Found = Pick<Difference, "kind" | "here" | "there">;

const usualDays = 35;
const dayMs = 86_400_000;

/** Failures in a row after which the provider counts as away. */
const maxFailuresInARow = 5;

/**
 * Compares the payments of the last days with the provider, and settles what differs as its messages would have. A dry run settles
 * nothing. Throws `payments-off` without a provider.
 */
export const reconcile = async (
  caller: OfficeCaller,
  { days = usualDays }: { readonly days?: number | undefined },
): Promise<Reconciliation> => {
  const { orm, actor, now, log, dryRun = false } = caller;
  const audited = { actor, action: "reservations.reconcile", details: { days, dryRun }, now } as const;
  const provider = paymentProvider(orm);
  if (provider === undefined) {
    await recordAction(orm, audited, "refused");
    throw new BackendError("payments-off", "There is no payment provider");
  }
  if (!dryRun) await reconcilePayments(orm, provider, { now, log });
  const since = new Date(now.getTime() - days * dayMs);
  const attempts = await orm
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, provider.name),
        isNotNull(paymentAttempts.intentId),
        gte(paymentAttempts.createdAt, since),
      ),
    )
    .orderBy(asc(paymentAttempts.id));
  const differences: Difference[] = [];
  let failedInARow = 0;
  for (const attempt of attempts) {
    const found = await compare(provider, attempt, log);
    failedInARow = found.some(({ kind }) => kind === "unreachable") ? failedInARow + 1 : 0;
    const left = found.length === 0 || dryRun ? found : await settle(caller, provider, attempt);
    const { reservationId, number } = attempt;
    for (const each of found) {
      const settled = !left.some(({ kind }) => kind === each.kind);
      differences.push({ reservationId, number, ...each, settled: settled && !dryRun });
    }
    if (failedInARow >= maxFailuresInARow) break;
  }
  const isChanged = differences.some(({ settled }) => settled);
  await recordAction(orm, audited, isChanged ? "done" : "unchanged");
  return { checked: attempts.length, differences };
};

/** What a payment is at the provider, in our words. */
const expected: Readonly<Record<StoredAttempt["state"], readonly string[]>> = {
  new: ["open", "processing"],
  open: ["open", "processing"],
  closing: ["open", "processing", "cancelled"],
  cancelled: ["cancelled"],
  paid: ["succeeded"],
  refunding: ["succeeded"],
  refunded: ["succeeded"],
};

const compare = async (
  provider: PaymentProvider,
  attempt: StoredAttempt,
  log: OfficeCaller["log"],
): Promise<readonly Found[]> => {
  const { state, intentId, amountCents, refundedCents, dispute, refundReason } = attempt;
  try {
    const intent = await provider.read(intentId ?? "");
    const isPaid = intent.status === "succeeded";
    const returned = isPaid ? await provider.readReturned(intent.id) : undefined;
    const back = state === "refunded" && dispute !== "lost" ? amountCents : refundedCents;
    const backThere = returned?.refundedCents ?? 0;
    const found: (Found | false)[] = [
      !expected[state].includes(intent.status) && { kind: "payment", here: state, there: intent.status },
      intent.amountCents !== amountCents &&
        refundReason !== "wrong-amount" && {
          kind: "amount",
          here: inEuros(amountCents),
          there: inEuros(intent.amountCents),
        },
      backThere !== back &&
        refundReason !== "wrong-amount" && {
          kind: "refunded",
          here: inEuros(back),
          there: inEuros(backThere),
        },
      returned?.dispute !== undefined &&
        returned.dispute !== dispute && { kind: "dispute", here: dispute ?? "none", there: returned.dispute },
    ];
    return found.filter((each) => each !== false);
  } catch (error) {
    log.warn(
      { reservationId: attempt.reservationId, ...loggableError(error) },
      "a payment cannot be compared",
    );
    return [{ kind: "unreachable", here: state, there: "no answer" }];
  }
};

const inEuros = (cents: number): string => String(eurosFromCents(cents));

/** Settles a payment as the provider's messages would, and returns what differs still. */
const settle = async (
  { orm, now, log }: OfficeCaller,
  provider: PaymentProvider,
  { id, intentId }: StoredAttempt,
): Promise<readonly Found[]> => {
  try {
    const intent = await provider.read(intentId ?? "");
    await settleAndRefund(orm, provider, intent, { now, log });
    if (intent.status === "succeeded")
      await takeReturned(orm, await provider.readReturned(intent.id), { intentId: intent.id, now, log });
  } catch (error) {
    log.warn(loggableError(error), "a payment could not be settled");
  }
  const after = await readAttempt(orm, id);
  return after === undefined ? [] : compare(provider, after, log);
};

const readAttempt = async (orm: Orm, id: number): Promise<StoredAttempt | undefined> => {
  const [found] = await orm.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return found;
};
