import type { Orm } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { creditTaxes, creditTypes, financeConfig } from "#backend/store/schema/finance.ts";
import type { CreditTaxes } from "#domain/finance/credit-taxes.ts";
import type { Market } from "#market/market.ts";

export type CreditType = typeof creditTypes.$inferSelect;
export type FinanceConfig = typeof financeConfig.$inferSelect;
type Country = Market["country"];
export type FinanceSettings = {
  readonly creditTypes: readonly CreditType[];
  readonly config: FinanceConfig;
  readonly taxes: Readonly<Record<Country, CreditTaxes>>;
};

/** The available credits, the constants of the calculation and each country's taxes (`remember`). */
export const financeSettings = (orm: Orm): Promise<FinanceSettings> =>
  remember(orm, "finance-settings", readFinanceSettings);

/** The same, read now. */
export const readFinanceSettings = async (orm: Pick<Orm, "select">): Promise<FinanceSettings> => {
  const types = await orm.select().from(creditTypes).orderBy(creditTypes.id);
  const [config] = await orm.select().from(financeConfig);
  if (config === undefined) throw new Error("finance_config holds no row: the database was not prepared");
  const taxes = taxesByCountry(await orm.select().from(creditTaxes));
  return { creditTypes: types, config, taxes };
};

/** The taxes of both countries from their rows. Throws where one has none. */
export const taxesByCountry = (
  rows: readonly (typeof creditTaxes.$inferSelect)[],
): FinanceSettings["taxes"] => {
  const of = (country: Country): CreditTaxes => {
    const row = rows.find((each) => each.country === country);
    if (row === undefined)
      throw new Error(`credit_taxes holds no row for ${country}: the database was not prepared`);
    const { country: _, ...taxes } = row;
    return taxes;
  };
  return { ES: of("ES"), PT: of("PT") };
};
