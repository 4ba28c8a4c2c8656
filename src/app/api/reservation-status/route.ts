import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { addressValue } from "#domain/address-value.ts";
import { recordPaid } from "#features/reservation/card/record-paid.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { defaultLocale, isLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";
import { ok } from "#platform/result.ts";
import { forgetWizard } from "#wizard/wizard-state.ts";

const isId = (value: string): boolean => new RegExp(`^${addressValue}$`).test(value);

/**
 * The state of a reservation's payment: `?id=` returns `{status, payment}` to its owner and nothing else;
 * `registered` and `unsaid` where the service has no state. `follows=es` is sent by the page of that language
 * that waits for the payment: once paid, that is tracked and the wizard's answers are deleted; `charged=1`
 * adds that the provider's script has reported the charge. The service queries the payment provider while it
 * has no result. The reservation of another customer is not found.
 */
export const GET = limited("reservationStatus", async (request) => {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("id") ?? "";
  if (!isId(id)) return refuse({ kind: "invalid", message: "Expected a reservation", field: "id" });
  const answer = await withSession(defaultLocale, async (caller) => {
    const stored = await call("reservation", { params: { id } }, caller);
    if (!stored.ok) return stored;
    const { status, endedBy, payment } = stored.value;
    return ok({ status: endedBy ?? status ?? "registered", payment: payment.status ?? "unsaid" });
  });
  if (!answer.ok) return refuse({ kind: answer.error.kind });
  const follows = searchParams.get("follows");
  const isPaid =
    answer.value.status === "confirmed" ||
    (answer.value.status === "registered" && searchParams.get("charged") === "1");
  if (isLocale(follows) && isPaid) {
    await recordPaid(follows);
    await forgetWizard("reserve", follows);
  }
  return Response.json(answer.value, { headers: { "cache-control": cacheControl.noStore } });
});
