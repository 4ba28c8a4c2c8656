import { printSheet } from "#backend/printing/print-sheet.ts";
import { printedInformation } from "./printed-information.ts";
import type { InformationSheet } from "./sheet-type.ts";

/** A PDF of the credit information. */
export const writeSheet = (sheet: InformationSheet, now: Date): Promise<Buffer> =>
  printSheet(printedInformation(sheet), now);
