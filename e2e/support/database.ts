import { Client } from "pg";
import { siteDatabaseUrl } from "#tools/test-support/site-database.ts";

/** Queries the site's database as its operator would; resolves to the rows. */
export const query = async <Row extends object>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  const client = new Client({ connectionString: siteDatabaseUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
};

const columnsOfMoments = `select column_name as name from information_schema.columns
  where table_schema || '.' || table_name = $1 and data_type like 'timestamp%'`;

/**
 * Lets time pass for some rows: every moment in them moves back by `interval`, as if they had been written so much earlier. The
 * product has no way to do that.
 * @param table with its schema, such as `public.outbox`
 * @param interval in PostgreSQL's words, such as `3 hours`
 * @param where which rows, with `values` for its places from `$2` on
 * @returns how many rows it was
 */
export const letTimePass = async (
  table: string,
  interval: string,
  where: string,
  values: readonly unknown[] = [],
): Promise<number> => {
  const columns = await query<{ name: string }>(columnsOfMoments, [table]);
  if (columns.length === 0) throw new Error(`${table} is no table with moments`);
  const changes = columns.map(({ name }) => `"${name}" = "${name}" - $1::interval`).join(", ");
  const rows = await query(`update ${table} set ${changes} where ${where} returning 1`, [
    interval,
    ...values,
  ]);
  return rows.length;
};
