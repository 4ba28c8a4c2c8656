import { getTableName } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { dealers } from "#backend/store/schema/dealers.ts";
import { customers } from "#backend/store/schema/identity.ts";

/** Columns that identify the owner of a row without a foreign key. */
const personalColumn =
  /(^|_)(customer_id|session_id|lead_id|reservation_id|trade_in_id|email|recipient|phone)$/;

/** The public knows them. */
const isPublic = (table: PgTable): boolean => table === dealers;

const namesPerson = (table: PgTable): boolean =>
  !isPublic(table) && getTableConfig(table).columns.some(({ name }) => personalColumn.test(name));

/** Names of all tables whose rows lead to a person: by such a column, or by a foreign key to a table that does, however far. For tests. */
export const personalTables = (tables: readonly PgTable[]): string[] => {
  const found = new Set<PgTable>([customers, ...tables.filter(namesPerson)]);
  const refersToPerson = (table: PgTable) =>
    getTableConfig(table).foreignKeys.some((key) => found.has(key.reference().foreignTable));
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const table of tables.filter(refersToPerson)) found.add(table);
  }
  return [...found].map(getTableName).toSorted();
};
