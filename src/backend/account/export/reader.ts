import type { z } from "zod";
import type { Orm } from "#backend/store/database.ts";
import type { accountExport } from "#contract/account.ts";
import type { Locale } from "#platform/locale.ts";

type AccountExport = z.input<typeof accountExport>;

/** What of a customer's export is read from the tables; the rest says when it was made. */
export type ExportPart = Exclude<keyof AccountExport, "exportTime">;

/** Whose data are read, and in which language what has words is told. */
type ExportOf = { readonly orm: Orm; readonly customerId: string; readonly locale: Locale };

/** Reads all that is kept of a customer of one kind, newest first. */
export type Reader<Part extends ExportPart> = (asked: ExportOf) => Promise<AccountExport[Part]>;
