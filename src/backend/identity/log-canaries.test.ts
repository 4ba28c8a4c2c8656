import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Backend, createBackend } from "#backend/http/app.ts";
import { deliverMails } from "#backend/mail/deliver-mails.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openTestDatabase, openUnmigratedTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { newVisitor, providerOrigin } from "./provider/test-visitor.ts";

let database: Database;
const lines: string[] = [];
const log = createLogger("trace", { write: (line) => lines.push(line) });
const backendOn = (on: Database): Backend =>
  createBackend(on, { logFor: () => log, publicAddress: () => providerOrigin });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => void lines.splice(0));

const email = "canary.mail@volante.test";
const [password, other, wrong] = ["canario uno verde", "canario dos verde", "canario tres verde"] as const;
const name = "Canaria Canaria";

/** Sessions of visitors, states and codes as they come up. */
const secrets = new Set<string>([email, email.split("@")[0] ?? "", password, other, wrong, name]);
const note = (text: string | undefined) => {
  for (const [, state = ""] of (text ?? "").matchAll(/state=([\w-]{43})/g)) secrets.add(state);
  return text;
};
const codes = async () => {
  for (const { text } of await database.orm.select().from(outbox)) {
    const code = /^Código: (\w{4}-\w{4})$/m.exec(text)?.[1];
    if (code !== undefined) secrets.add(code);
  }
  return [...secrets].filter((secret) => /^\w{4}-\w{4}$/.test(secret)).at(-1) ?? "";
};

/** Everything that one does with an account, what goes wrong included. */
const liveThrough = async (backend: Backend) => {
  const visitor = newVisitor(backend);
  secrets.add(visitor.sessionId);
  const { registerUrl, formUrl, resetUrl, logoutUrl } = await visitor.startSignIn();
  note(registerUrl);
  const codePage = await visitor.submit(await visitor.open(registerUrl), { email });
  await visitor.submit(codePage, { code: "AAAA-AAAA" });
  const proven = await visitor.submit(codePage, { code: await codes() });
  secrets.add(proven.form?.fields.proof ?? "no proof");
  await visitor.submit(proven, { name, password: "kurz" });
  const back = await visitor.submit(proven, { name, password });
  note(back.location);
  const { data } = (await (await visitor.login(back.location)).json()) as { data: { token: string } };
  secrets.add(data.token);
  await visitor.login(back.location);
  for (const [path, init] of [
    [
      "/users/login",
      { method: "POST", body: '{"providerId":5}', headers: { "content-type": "application/json" } },
    ],
    ["/users/me", {}],
    ["/favorite", {}],
    ["/users/logout", { method: "POST" }],
    ["/users/me", {}],
  ] as const) {
    const headers = { ...("headers" in init && init.headers), authorization: `Bearer ${data.token}` };
    const answer = await visitor.send(path, { ...init, headers });
    const token = /"token":"([^"]+)"/.exec(await answer.text())?.[1];
    if (token !== undefined) secrets.add(token);
  }
  const again = newVisitor(backend);
  const page = await again.open(note((await again.startSignIn()).formUrl) ?? "");
  for (let time = 0; time < 12; time++) await again.submit(page, { email, password: wrong });
  await visitor.open(formUrl);
  const reset = newVisitor(backend);
  const wanted = await reset.submit(await reset.open(note((await reset.startSignIn()).resetUrl) ?? ""), {
    email,
  });
  await codes();
  await reset.submit(wanted, { code: "ZZZZ-ZZZZ" });
  await visitor.open(resetUrl);
  await visitor.open(logoutUrl);
  const body = JSON.stringify({ userEmail: email, code: "2323-2323", password: other });
  const headers = { "content-type": "application/json" };
  await visitor.send("/users/password-reset", { method: "POST", body, headers });
  await visitor.send("/users/password-reset/confirm", { method: "POST", body, headers });
};

const expectSilence = () => {
  for (const secret of [...secrets, "canario", "canary", "Canaria"])
    expect(lines.join(""), secret).not.toContain(secret);
};

test("no mail address, name, password, code, state or token comes into a line of the log", async () => {
  await liveThrough(backendOn(database));
  await deliverMails(database.orm, { smtpUrl: "smtp://127.0.0.1:1", milliseconds: 2_000, log });
  expect(lines.length).toBeGreaterThan(20);
  expect(secrets.size).toBeGreaterThan(12);
  expectSilence();
});

test("nor when the database fails in the middle", async () => {
  const broken = await openUnmigratedTestDatabase();
  try {
    const visitor = newVisitor(backendOn(broken));
    const state = "Canaria3canaria7CANARIA9canariaQcanariaWxyz";
    secrets.add(state);
    for (const path of ["login", "register", "reset", "code", "password"])
      await visitor.post(`/identity/${path}`, { state, email, password, name, code: "4242-4242" });
    const body = JSON.stringify({ userEmail: email, code: "4242-4242", password });
    const headers = { "content-type": "application/json", authorization: `Bearer ${state}` };
    await visitor.send("/users/password-reset", { method: "POST", body, headers });
    await visitor.send("/users/password-reset/confirm", { method: "POST", body, headers });
    await visitor.send("/users/prelogin");
    await visitor.send("/users/me", { headers });
  } finally {
    await broken.close();
  }
  expect(lines.length).toBeGreaterThan(7);
  expect(lines.join("")).not.toContain("4242-4242");
  expectSilence();
});
