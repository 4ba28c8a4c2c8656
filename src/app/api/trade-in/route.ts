import { wizardPath } from "#domain/wizard-address.ts";
import { startedFields } from "#features/trade-in/plate-form/started-fields.ts";
import { storeForm } from "#forms/stored-form.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { knownLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const longestPlate = 20;

/**
 * Stores the plate that `plate-form` sends from any page for the first page of the trade-in, and redirects
 * there. That page validates it, and asks for the mileage too.
 */
export const POST = limited("tradeInBegin", async (request) => {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: keyof typeof startedFields) => String(form.get(startedFields[name]) ?? "");
  const sentLocale = text("locale");
  const path = wizardPath("trade-in", knownLocale(sentLocale), "plate");
  const plate = text("plate").replace(/\p{C}/gu, "").slice(0, longestPlate);
  await storeForm({ path, query: "" }, { texts: { plate } });
  return new Response(null, {
    status: 303,
    headers: { location: path, "cache-control": cacheControl.noStore },
  });
});
