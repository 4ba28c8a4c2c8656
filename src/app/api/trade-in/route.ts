import { wizardPath } from "#domain/wizard-address.ts";
import { begunFields } from "#features/trade-in/plate-form/begun-fields.ts";
import { keepForm } from "#forms/kept-form.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { knownLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const longestPlate = 20;

/**
 * Takes the plate that `plate-form` sends from any page, keeps it for the first page of the trade-in and leads there: whether it is
 * one that page says, where the kilometres are asked for as well.
 */
export const POST = limited("tradeInBegin", async (request) => {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: keyof typeof begunFields) => String(form.get(begunFields[name]) ?? "");
  const asked = text("locale");
  const path = wizardPath("trade-in", knownLocale(asked), "plate");
  const plate = text("plate").replace(/\p{C}/gu, "").slice(0, longestPlate);
  await keepForm({ path, query: "" }, { texts: { plate } });
  return new Response(null, {
    status: 303,
    headers: { location: path, "cache-control": cacheControl.nobody },
  });
});
