import { Client } from "pg";

/** The address of another database on the same server. */
export const databaseOn = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** Lends a connection to the server. */
export const onServer = async <Value>(
  server: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Of one run of the tests only: in the next, the same code may no longer make the same. */
const prefixOf = (run: string): string => `volante_template_${run}_`;

/** What a template is made from: another one of the same run, if any, and what is added to it at its address. */
type Recipe = { readonly from?: string; readonly fill: (address: string) => Promise<void> };

/**
 * The name of a database on the server to copy from, which the first of a run's test files to ask for it makes; the
 * others wait.
 * @param content what is in it, as part of its name
 */
export const templateOn = (server: string, content: string, { from, fill }: Recipe): Promise<string> =>
  onServer(server, async (client) => {
    const name = `${prefixOf(process.env.TEST_RUN ?? "")}${content}`;
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 1) return name;
    // It gets its name when it is whole.
    await client.query(`drop database if exists ${name}_draft`);
    await client.query(`create database ${name}_draft template ${from ?? "template1"}`);
    await fill(databaseOn(server, `${name}_draft`));
    await client.query(`alter database ${name}_draft rename to ${name}`);
    return name;
  });

/** Removes what the test files of that run have copied from. */
export const removeTemplates = (server: string, run: string): Promise<void> =>
  onServer(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [prefixOf(run)],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
