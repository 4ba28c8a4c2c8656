import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { env } from "#platform/env.ts";

/** The setting that names the stock of the stored texts. */
export const settingOfTexts = "textsOf";

/** All that the figures of texts follow beside the folder: what can be bought, the deposit, and the month, by which ages and the year go. */
export const readTextsState = async (orm: Pick<Orm, "execute">, now: Date): Promise<string> => {
  const [row] = rowsOf<{ stock: string }>(
    await orm.execute(sql`
      select count(*) || ' ' || coalesce(sum(hashtextextended(concat_ws(' ', id, version_id, dealer_id, price_cents, kilometers,
        year, low_cost, financing, previous_price_cents is not null), 0)), 0) as stock
      from vehicles where status = 'in-stock'`),
  );
  return `${now.toISOString().slice(0, 7)} ${env().RESERVATION_DEPOSIT_EUR} ${row?.stock ?? ""}`;
};
