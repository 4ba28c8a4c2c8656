import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Attributes, telemetry } from "#platform/telemetry/telemetry.ts";
import type { Database } from "./database.ts";
import { wrapConnection } from "./open-database.ts";
import { openEmbeddedTestDatabase } from "./test-database.ts";
import { traceEmbedded, tracePool } from "./trace-queries.ts";

const parents = new AsyncLocalStorage<string>();
let database: Database;
beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
  await database.run(`create table "cars" ("id" integer, "plate" text)`);
  traceEmbedded((database.orm as unknown as { $client: PGlite }).$client);
});
afterAll(() => database.close());

let spans: { readonly parent: string | undefined; readonly attributes: Attributes }[] = [];
beforeEach(() => {
  spans = [];
  const note = () => undefined;
  telemetry().tracing = {
    inSpan: (_name, attributes, work) => {
      spans.push({ parent: parents.getStore(), attributes });
      return work(note);
    },
    inTrace: (name, _attributes, work) => parents.run(name, () => work(note)),
    headers: () => ({}),
    traceId: () => undefined,
  };
});

const traced = () =>
  spans.map(({ parent, attributes }) => [parent, attributes.operation, attributes.table].join(" "));

test("each statement is a part of what it is sent in, one of a transaction as well, and its values are not told", async () => {
  await parents.run("request", async () => {
    await database.orm.execute(sql`select * from "cars" where "plate" = ${"1234ABC"}`);
    await database.orm.transaction(async (tx) => {
      await tx.execute(sql`insert into cars values (1, ${"1234ABC"})`);
      await tx.execute(sql`update "cars" set id = 2`);
    });
  });
  const { rows } = await database.run("select id from cars");
  expect(rows).toEqual([{ id: 2 }]);
  expect(traced().slice(0, 3)).toEqual(["request select cars", "request insert cars", "request update cars"]);
  expect(JSON.stringify(spans)).not.toContain("1234");
});

/** A connection whose statements take a while, so that the next one waits for it. */
class SlowClient {
  readonly on = () => this;
  readonly once = () => this;
  readonly removeListener = () => this;
  connect(done: (error?: Error) => void) {
    setImmediate(done);
  }
  query(_statement: unknown, values: unknown, done?: (error: null, result: object) => void) {
    const callback = typeof values === "function" ? values : done;
    if (!callback) return Promise.resolve({ rows: [], fields: [] });
    setTimeout(() => callback(null, { rows: [], fields: [] }), 20);
    return undefined;
  }
  end(done?: () => void) {
    done?.();
    return Promise.resolve();
  }
}

test("a statement that waited for a connection is a part of its own request, not of the one before", async () => {
  const pool = tracePool(
    new Pool({ max: 1, Client: SlowClient } as unknown as ConstructorParameters<typeof Pool>[0]),
  );
  const { orm } = wrapConnection({ pool });
  const send = (request: string) =>
    parents.run(request, async () => {
      await orm.execute(sql`select 1 from cars`);
    });
  await Promise.all([send("first"), send("second"), send("third")]);
  expect(traced()).toEqual(["first select cars", "second select cars", "third select cars"]);
  spans = [];
  await parents.run("fourth", () =>
    orm.transaction(async (tx) => {
      await tx.execute(sql`delete from cars`);
    }),
  );
  expect(traced()).toEqual(["fourth begin ", "fourth delete cars", "fourth commit "]);
});
