import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { WireLead } from "./read-leads.ts";

const columns = [
  ...["id", "createTime", "type", "name", "email", "phone", "subject", "message", "dealerId", "vin"],
  ...["preferredDate", "preferredTime", "consentVersion", "marketing", "language", "path", "campaign"],
  ...["context", "confirmTime", "withdrawTime"],
] as const satisfies readonly (keyof WireLead)[];

/**
 * Leads as CSV (RFC 4180), in UTF-8 with a byte order mark, line by line. A cell that a spreadsheet would run as a formula gets an
 * apostrophe before it, as OWASP advises: `'+34612345678` is shown, and calculates nothing.
 */
export const writeCsv = (leads: AsyncIterable<WireLead>): Readable =>
  Readable.from(leads).pipe(
    stringify({
      ...{ bom: true, header: true, columns: [...columns], record_delimiter: "windows" },
      escape_formulas: true,
      cast: { boolean: String, object: (value) => JSON.stringify(value) },
    }),
  );
