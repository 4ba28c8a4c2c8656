import type { Orm } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { creditTypes, financeConfig } from "#backend/store/schema/finance.ts";

export type CreditType = typeof creditTypes.$inferSelect;
export type FinanceConfig = typeof financeConfig.$inferSelect;
export type FinanceSettings = {
  readonly creditTypes: readonly CreditType[];
  readonly config: FinanceConfig;
};

/** The credits on offer and the constants of the calculation, at most ten seconds old. */
export function financeSettings(orm: Orm): Promise<FinanceSettings> {
  return remember(orm, "finance-settings", readFinanceSettings);
}

/** The same, read now. */
export async function readFinanceSettings(orm: Pick<Orm, "select">): Promise<FinanceSettings> {
  const types = await orm.select().from(creditTypes).orderBy(creditTypes.id);
  const [config] = await orm.select().from(financeConfig);
  if (config === undefined) throw new Error("finance_config holds no row: the database was not prepared");
  return { creditTypes: types, config };
}
