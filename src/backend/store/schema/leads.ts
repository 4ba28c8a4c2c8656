import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

/**
 * What visitors asked the shop for (specification section 3). Once withdrawn, who asked and what was written is gone and the
 * row says that there was a request.
 */
export const leads = pgTable(
  "leads",
  {
    /** Reference that the visitor is told. */
    id: text("id").primaryKey(),
    type: integer("type").notNull(),
    /** Of the form that was drawn. */
    requestId: uuid("request_id").notNull(),
    /** Of what was written, SHA-256: the same form may be written anew after Back. */
    digest: text("digest").notNull(),
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    subject: text("subject"),
    message: text("message"),
    dealerId: text("dealer_id"),
    consentVersion: text("consent_version").notNull(),
    marketing: boolean("marketing").notNull().default(false),
    locale: text("locale").notNull(),
    path: text("path"),
    campaign: jsonb("campaign").$type<Record<string, string>>(),
    companyId: text("company_id"),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [
    unique("leads_once").on(table.requestId, table.digest),
    index("leads_created_at").on(table.createdAt),
    check("leads_reference", sql`${table.id} ~ '^[a-z0-9]{26}$'`),
    check("leads_reachable", sql`(${table.withdrawnAt} is null) = (${table.email} is not null)`),
  ],
);
