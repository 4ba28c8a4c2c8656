import type { z } from "zod";
import type { Orm } from "#backend/store/database.ts";
import type { accountExport } from "#contract/account.ts";
import type { Locale } from "#platform/locale.ts";

type AccountExport = z.input<typeof accountExport>;

/** The parts of a customer's export that are read from the tables; the rest is the time of the export. */
export type ExportPart = Exclude<keyof AccountExport, "exportTime">;

/** Whose data are read, and the language of their texts. */
type ExportOf = { readonly orm: Orm; readonly customerId: string; readonly locale: Locale };

/** Reads all data of one kind stored about a customer, newest first. */
export type Reader<Part extends ExportPart> = (scope: ExportOf) => Promise<AccountExport[Part]>;
