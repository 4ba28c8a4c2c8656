import { loadQuotePdf } from "#features/finance/load-quote-pdf.ts";
import { readSimulationRequest } from "#features/finance/simulation-request.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { failureStatus } from "#platform/answers/failure-status.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { fill } from "#platform/fill.ts";
import { knownLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";
import type { Failure } from "#platform/result.ts";
import { wordsOf } from "#platform/wording.ts";

interface Context {
  readonly params: Promise<{ readonly vin: string }>;
}

const plainText = { "content-type": "text/plain; charset=utf-8", "cache-control": cacheControl.noStore };

const localeIn = (request: Request) => knownLocale(new URL(request.url).searchParams.get("locale"));

const refuseForNow = (request: Request, seconds: number) =>
  new Response(fill(wordsOf(localeIn(request), "finance").tooMany, { seconds }), { headers: plainText });

/** In the visitor's language: browsers show the body of a failed download. */
const refuseInWords = (request: Request, { kind, field }: Failure) => {
  const text = wordsOf(localeIn(request), "finance").pdfFailed;
  return new Response(field === undefined ? text : `${text}\n(${field})`, {
    status: failureStatus(kind),
    headers: plainText,
  });
};

/** The quote with the standard European information as a file: `{vin}/pdf?deposit&months&locale`. */
const answer = async (request: Request, { params }: Context) => {
  const read = readSimulationRequest((await params).vin, new URL(request.url).searchParams);
  if (!read.ok) return refuseInWords(request, read.error);
  const { vin, simulation, locale } = read.value;
  const pdf = await loadQuotePdf(vin, simulation, locale);
  if (!pdf.ok) return refuseInWords(request, pdf.error);
  return new Response(pdf.value, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(pdf.value.byteLength),
      "content-disposition": `attachment; filename="${wordsOf(locale, "finance").pdfName}-${vin}.pdf"`,
      "cache-control": cacheControl.private(cacheLifetimes.financeSheet),
    },
  });
};

export const GET = limited("financePdf", answer, refuseForNow);
