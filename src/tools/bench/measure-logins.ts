import { type Backend, createBackend } from "#backend/http/app.ts";
import { hashPassword } from "#backend/identity/passwords/hash-password.ts";
import { newVisitor } from "#backend/identity/provider/test-visitor.ts";
import type { Database } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { createLogger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { startTemporaryPostgres } from "../test-stages/temporary-postgres.ts";
import { openEmbedded, openServer } from "./open-stock.ts";
import { percentile } from "./percentile.ts";
import { atMost, type Figure, notMeasured } from "./report.ts";

const logins = 1_000;
const accounts = 250;
const successes = 100;
const password = "tres gatos verdes";
const mostDifference = 10;
const mostForLogin = 400;

/**
 * Logins one after another, each from an address of its own, half of them at accounts that exist: what tells the two apart. And
 * logins that succeed, from the provider's form to the shop's token.
 */
export const measureLogins = async (): Promise<Figure[]> => {
  console.log(`Measuring ${logins} logins`);
  const embedded = await measureOn("PGlite", await openEmbedded());
  const postgres = await startTemporaryPostgres();
  if (!postgres) return [...embedded, notMeasured("login, PostgreSQL", "PostgreSQL is not installed", "")];
  try {
    return [...embedded, ...(await measureOn("PostgreSQL", await openServer(postgres, 0)))];
  } finally {
    await postgres.stop();
  }
};

const emailOf = (index: number) => `customer-${index}@volante.test`;

const timed = async <Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> => {
  const begun = performance.now();
  const value = await work();
  return { value, ms: performance.now() - begun };
};

/** A visitor at the provider's form, as the shop's script sends it. */
const atForm = async (backend: Backend) => {
  const visitor = newVisitor(backend);
  const state = new URL((await visitor.startSignIn()).url).searchParams.get("state") ?? "";
  const send = (email: string, typed: string) =>
    visitor.post("/identity/login", { state, email, password: typed }, { accept: "application/json" });
  return { ...visitor, send };
};

const measureOn = async (engine: string, database: Database): Promise<Figure[]> => {
  try {
    await migrate(database);
    const passwordHash = await hashPassword(password);
    const person = { name: "Ana", locale: "es", passwordHash } as const;
    const rows = Array.from({ length: accounts }, (_, index) => ({
      ...person,
      id: newReferenceId(),
      email: emailOf(index),
    }));
    await database.orm.insert(customers).values(rows);
    const logFor = () => createLogger("silent");
    const backend = createBackend(database, { logFor, publicAddress: () => "https://id.test" });
    return [await compare(engine, backend), await succeed(engine, backend)];
  } finally {
    await database.close();
  }
};

const compare = async (engine: string, backend: Backend): Promise<Figure> => {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let login = 0; login < logins; login++) {
    const kind = login % 2 === 0 ? "known" : "unknown";
    const email =
      kind === "known" ? emailOf((login / 2) % accounts) : `nobody-${login % (2 * accounts)}@volante.test`;
    const { send } = await atForm(backend);
    const { value, ms } = await timed(async () => {
      const answer = await send(email, "wrong password");
      return `${answer.status} ${await answer.text()}`;
    });
    times[kind].push(ms);
    answers.add(value);
  }
  if (answers.size !== 1) throw new Error(`Known and unknown are told apart: ${[...answers].join("\n")}`);
  const [known, unknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
  const difference = (Math.abs(known - unknown) / Math.min(known, unknown)) * 100;
  const figure = atMost(
    `wrong logins, ${engine}: known and unknown, medians apart`,
    difference,
    mostDifference,
    "%",
  );
  return { ...figure, measured: `${figure.measured} (${known.toFixed(1)} and ${unknown.toFixed(1)} ms)` };
};

const succeed = async (engine: string, backend: Backend): Promise<Figure> => {
  const times: number[] = [];
  for (let index = 0; index < successes; index++) {
    const { send, login } = await atForm(backend);
    const { ms } = await timed(async () => {
      const { data } = (await (await send(emailOf(index), password)).json()) as {
        data: { location: string };
      };
      const answer = await login(data.location);
      if (answer.status !== 200) throw new Error(`A login was answered ${answer.status}`);
    });
    times.push(ms);
  }
  return atMost(`login, ${engine}, p95`, percentile(times, 0.95), mostForLogin, "ms");
};
