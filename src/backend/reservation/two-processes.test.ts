import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { signIn } from "#backend/identity/test-customer.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { anyVehicle, orderFor } from "./test-reservation.ts";

const from = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** A service process that reserves for each token in parallel when signalled, and prints the statuses. */
const program = `
  const { openDatabase, closeOpenDatabase } = await import(${from("../store/open-database.ts")});
  const { createBackend } = await import(${from("../http/app.ts")});
  const { createLogger } = await import(${from("../../platform/log.ts")});
  const backend = createBackend(await openDatabase(), { logFor: () => createLogger("silent") });
  const { order, tokens } = JSON.parse(process.env.ORDER);
  const submit = (token) => backend.fetch(new Request("http://backend.test/payments/v2?createPayment=true", {
    method: "POST", body: JSON.stringify(order),
    headers: { authorization: "Bearer " + token, "content-type": "application/json" } }));
  process.stdout.write("ready\\n");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const answers = await Promise.all(tokens.map(submit));
  process.stdout.write(JSON.stringify(answers.map(({ status }) => status)));
  await closeOpenDatabase();
  process.exit(0);`;

const startService = async (variables: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, ...variables, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "readable");
  expect(String(child.stdout.read(6))).toBe("ready\n");
  return {
    answers: async (): Promise<number[]> => {
      child.stdin.write("go\n");
      return JSON.parse(await text(child.stdout));
    },
  };
};

test.runIf(process.env.TEST_DATABASE_URL)(
  "on a server, fifty buyers through two processes: one has the vehicle, and one payment is asked for",
  { tags: ["all"], timeout: 60_000 },
  async () => {
    const database = await openSeededTestDatabase({ vehicles: 20 });
    try {
      const { orm } = database;
      const [row] = rowsOf<{ name: string }>(await orm.execute(sql`select current_database() as name`));
      const url = new URL(process.env.TEST_DATABASE_URL ?? "");
      url.pathname = `/${row?.name}`;
      const order = await orderFor(orm, await anyVehicle(orm));
      const services = await Promise.all(
        [0, 1].map(async () => {
          const tokens = await Promise.all(Array.from({ length: 25 }, async () => (await signIn(orm)).token));
          return startService({ DATABASE_URL: url.href, ORDER: JSON.stringify({ order, tokens }) });
        }),
      );
      const statuses = (await Promise.all(services.map(({ answers }) => answers()))).flat();
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(49);
      expect([await orm.$count(reservations), await orm.$count(paymentAttempts)]).toEqual([1, 1]);
    } finally {
      await database.close();
    }
  },
);
