import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { WireLead } from "./read-leads.ts";

const columns = [
  ...["id", "createTime", "type", "name", "email", "phone", "subject", "message", "dealerId", "vin"],
  ...["preferredDate", "preferredTime", "consentVersion", "marketing", "language", "path", "campaign"],
  ...["answer", "confirmTime", "withdrawTime", "car", "carPage"],
] as const satisfies readonly (keyof WireLead)[];

/**
 * Formulas behind a separator within a text: a spreadsheet that expects another separator, as those in Spanish and Portuguese do, cuts the
 * text there.
 */
const innerFormulas = /([;,\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

const withoutInnerFormulas = (text: string): string => text.replace(innerFormulas, "$1'");

export type CsvOptions = {
  /** Semicolons, which spreadsheets in Spanish and Portuguese expect. */
  readonly semicolons?: boolean;
};

/**
 * Leads as CSV (RFC 4180), in UTF-8 with a byte order mark, line by line. What a spreadsheet would run as a formula gets an apostrophe
 * before it, as OWASP advises: `'+34612345678` is shown, and calculates nothing.
 */
export const writeCsv = (leads: AsyncIterable<WireLead>, { semicolons = false }: CsvOptions = {}): Readable =>
  Readable.from(leads, { highWaterMark: 100 }).pipe(
    stringify({
      ...{ bom: true, header: true, columns: [...columns], record_delimiter: "windows" },
      ...{ delimiter: semicolons ? ";" : ",", escape_formulas: true },
      cast: {
        string: withoutInnerFormulas,
        boolean: String,
        object: (value) => withoutInnerFormulas(JSON.stringify(value)),
      },
    }),
  );
