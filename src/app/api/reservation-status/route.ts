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
 * What became of a reservation's payment: `?id=` answers `{status, payment}` to whoever made it, and nothing else of it; `registered` and
 * `unsaid` where the service does not say it. With
 * `follows=es` by a page of that language that waits for it: that it is paid is recorded, and what was answered on the way there
 * forgotten; with `charged=1` the card provider has said there that it is. The service asks the card provider where it does not know yet. Somebody else's reservation is as unknown as one that nobody has.
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
  return Response.json(answer.value, { headers: { "cache-control": cacheControl.nobody } });
});
