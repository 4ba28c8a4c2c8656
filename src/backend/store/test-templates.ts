import { type ClientBase, Pool } from "pg";

/** The address of another database on the same server. */
export const databaseOn = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

const servers = new Map<string, Pool>();

/** The one connection of this process to the server itself. */
const connectionTo = (server: string): Pool => {
  const pool = servers.get(server) ?? new Pool({ connectionString: server, max: 1, allowExitOnIdle: true });
  if (!servers.has(server)) pool.on("error", () => undefined);
  servers.set(server, pool);
  return pool;
};

/** Lends a connection to the server. */
export const onServer = async <Value>(
  server: string,
  work: (client: ClientBase) => Promise<Value>,
): Promise<Value> => {
  const client = await connectionTo(server).connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
};

/** Of one run of the tests only: in the next, the same code may no longer make the same. */
const prefixOf = (run: string): string => `volante_template_${run}_`;

/** What a template is made from: another one of the same run, if any, and what is added to it at its address. */
type Recipe = { readonly from?: string; readonly fill: (address: string) => Promise<void> };

const known = new Set<string>();

/**
 * The name of a database on the server to copy from. The first test file of a run that needs it creates it; the others wait.
 * @param content what is in it, as part of its name
 */
export const templateOn = async (
  server: string,
  content: string,
  { from, fill }: Recipe,
): Promise<string> => {
  const name = `${prefixOf(process.env.TEST_RUN ?? "")}${content}`;
  if (known.has(name)) return name;
  await onServer(server, async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    try {
      const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
      if (rowCount === 1) return;
      // It is renamed when it is complete.
      await client.query(`drop database if exists ${name}_draft`);
      await client.query(copyOf(from ?? "template1", `${name}_draft`));
      await fill(databaseOn(server, `${name}_draft`));
      await client.query(`alter database ${name}_draft rename to ${name}`);
    } finally {
      await client.query("select pg_advisory_unlock(hashtext($1))", [name]);
    }
  });
  known.add(name);
  return name;
};

/** The statement that copies a database. By its files: there is next to nothing to write ahead. */
export const copyOf = (template: string, name: string): string =>
  `create database ${name} template ${template} strategy file_copy`;

/** Removes the templates of that run. */
export const removeTemplates = (server: string, run: string): Promise<void> =>
  onServer(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [prefixOf(run)],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
