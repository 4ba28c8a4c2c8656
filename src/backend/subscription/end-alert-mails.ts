import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { alertTables } from "#backend/alert/alert-ref.ts";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { leads } from "#backend/store/schema/leads.ts";
import type { Locale } from "#platform/locale.ts";
import type { MailedTo } from "./subscription-links.ts";

export type Mailed = { readonly address: string; readonly locale: Locale };

/** The address that mails about alerts go to; undefined where nobody is to be reached any more. */
export const readMailed = async (orm: Orm, { kind, id }: MailedTo): Promise<Mailed | undefined> => {
  const table = kind === "customer" ? customers : leads;
  const columns = { address: sql<string>`lower(${table.email})`, locale: sql<Locale>`${table.locale}` };
  const [found] = await orm
    .select(columns)
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.email)));
  return found;
};

const ofLeads = (orm: Orm, address: string) =>
  orm.select({ id: leads.id }).from(leads).where(sql`lower(${leads.email}) = ${address}`);
const ofCustomers = (orm: Orm, address: string) =>
  orm.select({ id: customers.id }).from(customers).where(sql`lower(${customers.email}) = ${address}`);

/** Ends the alerts that an address has without an account, and pauses those of its account. Doing it again changes nothing. */
export const endAlertMails = (orm: Orm, address: string, now: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    for (const table of Object.values(alertTables)) {
      const isLeads = inArray(table.leadId, ofLeads(tx, address));
      await tx
        .update(table)
        .set({ removedAt: now })
        .where(and(isLeads, isNull(table.removedAt)));
      const isCustomers = inArray(table.customerId, ofCustomers(tx, address));
      await tx
        .update(table)
        .set({ active: false })
        .where(and(isCustomers, eq(table.active, true)));
    }
  });

/** Whether an address is mailed about any alert. */
export const isMailed = async (orm: Orm, address: string): Promise<boolean> => {
  for (const table of Object.values(alertTables)) {
    const stands = and(isNull(table.removedAt), eq(table.active, true), isNotNull(table.confirmedAt));
    for (const whose of [
      inArray(table.leadId, ofLeads(orm, address)),
      inArray(table.customerId, ofCustomers(orm, address)),
    ])
      if ((await orm.$count(table, and(stands, whose))) > 0) return true;
  }
  return false;
};
