import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import type { SimulationQuery } from "#domain/simulation-query.ts";
import type { Locale } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";

/** The quote as a PDF with the standard European information; `not-implemented` without one. */
export const loadQuotePdf = async (
  vin: string,
  { deposit, months, promo }: SimulationQuery,
  locale: Locale,
): Promise<Result<Uint8Array<ArrayBuffer>>> => {
  const query = { initialValue: deposit, nrPayments: months, pdf: true, promo: promo ?? true };
  const quote = await call("quote", { params: { vin }, query }, await readCaller(locale));
  if (!quote.ok) return quote;
  const bytes = Buffer.from(quote.value.pdfinBase64 ?? "", "base64");
  if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-")
    return fail("not-implemented", "The service sent no PDF");
  return ok(new Uint8Array(bytes));
};
