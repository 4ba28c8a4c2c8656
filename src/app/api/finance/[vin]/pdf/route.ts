import { financeWords, tooManyText } from "#features/finance/finance-words.ts";
import { loadQuotePdf } from "#features/finance/load-simulation.ts";
import { failureStatus, readSimulationRequest } from "#features/finance/simulation-request.ts";
import { defaultLocale, isLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";

interface Context {
  readonly params: Promise<{ readonly vin: string }>;
}

const plainText = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

const refuseForNow = (request: Request, seconds: number) =>
  new Response(tooManyText(new URL(request.url).searchParams.get("locale"), seconds), { headers: plainText });

/** The quote with the European information as a file: `{vin}/pdf?deposit&months&locale`. */
const answer = async (request: Request, { params }: Context) => {
  const query = new URL(request.url).searchParams;
  const read = readSimulationRequest((await params).vin, query);
  const pdf = read.ok ? await loadQuotePdf(read.value.vin, read.value.wish, read.value.locale) : read;
  if (!pdf.ok || !read.ok) {
    const { kind, field } = pdf.ok ? { kind: "server", field: undefined } : pdf.error;
    const locale = query.get("locale");
    const text = financeWords(isLocale(locale) ? locale : defaultLocale).pdfFailed;
    return new Response(field === undefined ? text : `${text}\n(${field})`, {
      status: failureStatus(kind),
      headers: plainText,
    });
  }
  const { vin, locale } = read.value;
  return new Response(pdf.value, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(pdf.value.byteLength),
      "content-disposition": `attachment; filename="${locale === "pt" ? "credito" : "financiacion"}-${vin}.pdf"`,
      "cache-control": "private, max-age=60",
    },
  });
};

export const GET = limited("financePdf", answer, refuseForNow);
