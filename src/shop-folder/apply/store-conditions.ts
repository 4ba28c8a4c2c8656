import { getTableColumns, inArray, notInArray, sql } from "drizzle-orm";
import { shopSettingKeys } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { siteSettings } from "#backend/store/schema/content.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { creditTaxes, creditTypes, financeConfig } from "#backend/store/schema/finance.ts";
import { shopFiles } from "#backend/store/schema/shop-files.ts";
import { creditTaxesOf, creditTypesOf, financeConfigOf } from "../conditions.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import type { ShopFolder } from "../files/shop-folder.ts";
import { hashOf } from "../pictures/folder-pictures.ts";
import type { ShopTexts } from "../shop-texts.ts";

type Tx = Pick<Orm, "execute" | "select" | "insert" | "delete" | "update">;

/** All columns of a row as an insert would have written them, where one differs. */
const whenDifferent = (table: string, columns: readonly string[]) => {
  const of = (owner: string) => sql.raw(columns.map((column) => `${owner}.${column}`).join(", "));
  return sql`(${of(table)}) is distinct from (${of("excluded")})`;
};

/** Each column as the insert would have written it. */
const excluded = (columns: Readonly<Record<string, { readonly name: string }>>) =>
  Object.fromEntries(Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]));

const storeSettings = async (tx: Tx, { settings }: ShopTexts): Promise<void> => {
  const row = { key: shopSettingKeys.settings, value: JSON.stringify(settings) };
  await tx
    .insert(siteSettings)
    .values(row)
    .onConflictDoUpdate({
      target: siteSettings.key,
      set: { value: row.value },
      setWhere: sql`${siteSettings.value} <> ${row.value}`,
    });
  await tx.delete(siteSettings).where(inArray(siteSettings.key, ["siteName"]));
};

const storeFinance = async (tx: Tx, { settings }: ShopTexts): Promise<void> => {
  const types = creditTypesOf(settings);
  await tx.delete(creditTypes).where(
    notInArray(
      creditTypes.id,
      types.map(({ id }) => id),
    ),
  );
  for (const type of types) {
    const { id: _, ...set } = type;
    await tx
      .insert(creditTypes)
      .values(type)
      .onConflictDoUpdate({
        target: creditTypes.id,
        set,
        setWhere: whenDifferent("credit_types", [
          ...["name", "promo", "rate", "min_rate", "max_initial_deposit_pc", "opening_percent", "terms"],
          ...["default_term", "residual_percent"],
        ]),
      });
  }
  for (const taxes of creditTaxesOf(settings)) {
    const { country: _, ...set } = taxes;
    await tx
      .insert(creditTaxes)
      .values(taxes)
      .onConflictDoUpdate({
        target: creditTaxes.country,
        set,
        setWhere: whenDifferent("credit_taxes", [
          ...["used_monthly_percent", "used_year_percent", "used_five_years_percent", "interest_percent"],
          "expenses_percent",
        ]),
      });
  }
  const config = financeConfigOf(settings);
  await tx
    .insert(financeConfig)
    .values({ ...config, id: 1 })
    .onConflictDoUpdate({
      target: financeConfig.id,
      set: config,
      setWhere: whenDifferent("finance_config", [
        ...["deposit_min_cents", "deposit_step_cents", "contract_expenses_cents", "home_delivery_cents"],
        "custom_delivery_cents",
      ]),
    });
};

/** Dealers that are no longer in the table are deleted, unless something of theirs is stored. */
const deleteOtherDealers = async (tx: Tx, codes: readonly string[]): Promise<void> => {
  const others = await tx
    .select({ id: dealers.id, code: dealers.dealerCode, name: dealers.name })
    .from(dealers)
    .where(codes.length > 0 ? notInArray(dealers.dealerCode, [...codes]) : undefined);
  if (others.length === 0) return;
  const faults: string[] = [];
  const references = rowsOf<{ table: string; column: string }>(
    await tx.execute(sql`
      select conrelid::regclass::text as "table", attname as "column" from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'dealers'::regclass order by 1`),
  );
  for (const { id, code, name } of others)
    for (const { table, column } of references) {
      const [found] = rowsOf<{ count: number }>(
        await tx.execute(
          sql`select count(*)::int as count from ${sql.raw(table)} where ${sql.identifier(column)} = ${id}`,
        ),
      );
      if (found && found.count > 0)
        faults.push(
          `dealers.csv: ${code} (${name}) is missing, and ${found.count} rows of ${table} are of it`,
        );
    }
  if (faults.length > 0) throw new ShopFileError(faults);
  await tx.delete(dealers).where(
    inArray(
      dealers.id,
      others.map(({ id }) => id),
    ),
  );
};

const storeDealers = async (tx: Tx, shop: ShopTexts): Promise<void> => {
  await deleteOtherDealers(
    tx,
    shop.dealers.map(({ dealerCode }) => dealerCode),
  );
  const rows = shop.dealers.map(({ id, group, openingHours, ...dealer }) => ({
    ...dealer,
    wireId: id,
    dealerService: group,
    openingHours: openingHours.map(({ days, ...times }) => ({ days: [...days], ...times })),
  }));
  if (rows.length === 0) return;
  const { id: _, dealerCode: __, ...columns } = getTableColumns(dealers);
  await tx
    .insert(dealers)
    .values(rows)
    .onConflictDoUpdate({
      target: dealers.dealerCode,
      set: excluded(columns),
      setWhere: whenDifferent(
        "dealers",
        Object.values(columns).map(({ name }) => name),
      ),
    });
};

/** Rows of files that are stored by one statement. */
const filesAtOnce = 50;

const storeFiles = async (tx: Tx, folder: ShopFolder): Promise<void> => {
  await tx.delete(shopFiles).where(notInArray(shopFiles.path, [...folder.keys()]));
  const rows = [...folder].map(([path, content]) => ({ path, content, hash: hashOf(content) }));
  const { content, hash } = getTableColumns(shopFiles);
  for (let start = 0; start < rows.length; start += filesAtOnce)
    await tx
      .insert(shopFiles)
      .values(rows.slice(start, start + filesAtOnce))
      .onConflictDoUpdate({
        target: shopFiles.path,
        set: excluded({ content, hash }),
        setWhere: sql`${shopFiles.hash} <> excluded.hash`,
      });
};

/**
 * Stores what a shop's folder says beside its pages: settings, credits and costs, dealers, and the files themselves. Rows that are as
 * they were are not written.
 * @throws ShopFileError where a dealer is missing whose vehicles or requests are stored
 */
export const storeConditions = async (tx: Tx, folder: ShopFolder, shop: ShopTexts): Promise<void> => {
  await storeSettings(tx, shop);
  await storeFinance(tx, shop);
  await storeDealers(tx, shop);
  await storeFiles(tx, folder);
};
