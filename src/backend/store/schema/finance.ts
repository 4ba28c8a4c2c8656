import { sql } from "drizzle-orm";
import { boolean, char, check, integer, jsonb, pgTable, real, smallint, text } from "drizzle-orm/pg-core";
import type { Market } from "#market/market.ts";
import type { Locale } from "#platform/locale.ts";

/** The credits on offer. */
export const creditTypes = pgTable(
  "credit_types",
  {
    id: text("id").primaryKey(),
    name: jsonb("name").notNull().$type<Record<Locale, string>>(),
    /** Whether it belongs to a campaign of the financed price. */
    promo: boolean("promo").notNull(),
    /** Nominal yearly rate in percent, and the lowest that is granted. */
    rate: real("rate").notNull(),
    minRate: real("min_rate").notNull(),
    /** Highest deposit as a share of the price. */
    maxInitialDepositPc: real("max_initial_deposit_pc").notNull(),
    /** Commission for opening the credit, in percent of the capital. */
    openingPercent: real("opening_percent").notNull(),
    /** Terms in months that may be chosen, ascending. */
    terms: smallint("terms").array().notNull(),
    defaultTerm: smallint("default_term").notNull(),
    /** Due with the last fee, in percent of the price; 0 for a credit that is repaid evenly. */
    residualPercent: real("residual_percent").notNull(),
  },
  (table) => [
    check("credit_types_rates", sql`${table.minRate} between 0 and ${table.rate} and ${table.rate} <= 100`),
    check("credit_types_deposit", sql`${table.maxInitialDepositPc} > 0 and ${table.maxInitialDepositPc} < 1`),
    check("credit_types_terms", sql`${table.defaultTerm} = any (${table.terms})`),
  ],
);

/** One row of constants of the finance calculation and of the purchase. */
export const financeConfig = pgTable(
  "finance_config",
  {
    id: smallint("id").primaryKey().default(1),
    depositMinCents: integer("deposit_min_cents").notNull(),
    depositStepCents: integer("deposit_step_cents").notNull(),
    contractExpensesCents: integer("contract_expenses_cents").notNull(),
    /** Whether prices include them. */
    contractExpensesIncluded: boolean("contract_expenses_included").notNull().default(false),
    /** Whether prices include the taxes of a registration in the market's country. */
    registrationIncluded: boolean("registration_included").notNull().default(false),
    homeDeliveryCents: integer("home_delivery_cents").notNull(),
    customDeliveryCents: integer("custom_delivery_cents").notNull(),
  },
  (table) => [
    check("finance_config_single", sql`${table.id} = 1`),
    check("finance_config_amounts", sql`${table.depositMinCents} >= 0 and ${table.depositStepCents} > 0`),
  ],
);

/** What each state takes of a consumer credit, in percent (`#domain/finance/credit-taxes.ts`). */
export const creditTaxes = pgTable(
  "credit_taxes",
  {
    country: char("country", { length: 2 }).primaryKey().$type<Market["country"]>(),
    usedMonthlyPercent: real("used_monthly_percent").notNull(),
    usedYearPercent: real("used_year_percent").notNull(),
    usedFiveYearsPercent: real("used_five_years_percent").notNull(),
    interestPercent: real("interest_percent").notNull(),
    expensesPercent: real("expenses_percent").notNull(),
  },
  (table) => [
    check(
      "credit_taxes_percent",
      sql`least(${table.usedMonthlyPercent}, ${table.usedYearPercent}, ${table.usedFiveYearsPercent}, ${table.interestPercent}, ${table.expensesPercent}) >= 0
        and greatest(${table.usedMonthlyPercent}, ${table.usedYearPercent}, ${table.usedFiveYearsPercent}, ${table.interestPercent}, ${table.expensesPercent}) <= 50`,
    ),
  ],
);
