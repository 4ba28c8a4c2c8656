import { createServer } from "node:net";
import { eq, sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { storeAnotherShop } from "#backend/shop/test-another-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { mostAttempts } from "./attempts.ts";
import { claimMail } from "./claim-mail.ts";
import { type DeliveryOptions, deliverMails, settleMail } from "./deliver-mails.ts";
import { contactReceived } from "./messages/contact-received.ts";
import { type Mail, queueMail } from "./queue-mail.ts";
import { type Reaction, startTestMailServer, type TestMailServer } from "./test-mail-server.ts";

let database: Database;
let server: TestMailServer;
const lines: string[] = [];
const log = createLogger("trace", { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  database = await openTestDatabase();
  await storeAnotherShop(database.orm, { sender: { name: "AutoNorte, avisos" } });
});
afterAll(() => database.close());
beforeEach(async () => {
  lines.length = 0;
  await database.orm.delete(outbox);
  server = await startTestMailServer();
});
afterEach(() => server.close());

const queue = (name: string, more: Partial<Mail> = {}) =>
  queueMail(database.orm, {
    key: name,
    to: `${name}@example.com`,
    locale: "es",
    ...contactReceived({
      locale: "es",
      shop: "AutoNorte",
      name: `Ñoño ${name}`,
      message: `Quería saber si sigue en venta.\n.\nUna línea larga: ${"muy ".repeat(300)}larga.`,
      reference: name,
      withdrawLink: "https://www.example.com/api/services/requests/withdraw?link=a.b.c",
    }),
    ...more,
  });

const deliver = (more: Partial<DeliveryOptions> = {}) =>
  deliverMails(database.orm, { smtpUrl: server.url, log, ...more });

const row = async (name: string) => {
  const [found] = await database.orm.select().from(outbox).where(eq(outbox.key, name));
  if (!found) throw new Error(`no mail ${name}`);
  return found;
};
const change = (name: string, set: Record<string, unknown>) =>
  database.orm.update(outbox).set(set).where(eq(outbox.key, name));
/** Lets time pass until all are due, in the order in which they would have been. */
const makeDue = () =>
  database.orm.update(outbox).set({ nextAttemptAt: sql`${outbox.nextAttemptAt} - interval '2 days'` });

/** Minutes until the next attempt. */
const wait = async (name: string) => {
  const [found] = await database.orm
    .select({ minutes: sql<number>`round(extract(epoch from ${outbox.nextAttemptAt} - now()) / 60)::int` })
    .from(outbox)
    .where(eq(outbox.key, name));
  return found?.minutes;
};
const recipients = () => server.received.flatMap(({ to }) => to);
const idOf = (raw: string) => /^Message-ID: (<.+>)\r$/im.exec(raw)?.[1];

describe("a message that is taken", () => {
  test("has all that mail programs and filters look for", async () => {
    const listUnsubscribe = `https://www.example.com/api/services/baja?link=${"a".repeat(200)}`;
    await queue("ana", { listUnsubscribe });
    await deliver();
    const sent = await row("ana");
    expect(sent).toMatchObject({ state: "sent", attempts: 1, claimedUntil: null, lastError: null });
    expect(sent.sentAt).toBeInstanceOf(Date);
    const [{ raw, from, to } = { raw: "", from: "", to: [] }] = server.received;
    expect([from, to]).toEqual(["no-reply@localhost", ["ana@example.com"]]);
    const mail = await PostalMime.parse(raw);
    expect(mail).toMatchObject({
      messageId: sent.messageId,
      subject: "Hemos recibido tu mensaje",
      from: { name: "AutoNorte, avisos", address: "no-reply@localhost" },
      to: [{ address: "ana@example.com" }],
      attachments: [],
    });
    expect(mail.text?.replaceAll("\r\n", "\n").trim()).toBe(sent.text.trim());
    expect(mail.html?.trim()).toBe(sent.html);
    expect(Math.abs(Date.parse(mail.date ?? "") - Date.now())).toBeLessThan(60_000);
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      "mime-version": "1.0",
      "auto-submitted": "auto-generated",
      "list-unsubscribe": `<${listUnsubscribe}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    for (const line of raw.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  });

  test("says nothing of a list that it does not belong to", async () => {
    await queue("ana");
    await deliver();
    expect(server.received[0]?.raw).not.toMatch(/^list-/im);
  });

  test("is not sent again", async () => {
    await queue("ana");
    await deliver();
    await makeDue();
    await deliver();
    expect(recipients()).toEqual(["ana@example.com"]);
  });
});

test("without a mail server messages stay queued, untried, however old", async () => {
  await queue("ana");
  await change("ana", { expiresAt: sql`now() - interval '1 day'` });
  await deliver({ smtpUrl: undefined });
  expect(await row("ana")).toMatchObject({ state: "queued", attempts: 0, lastError: null });
});

describe("a mail server that is away", () => {
  test("and refuses connections costs one message one attempt, and all wait", async () => {
    await queue("ana");
    await queue("bea");
    await server.close();
    await deliver();
    expect(await row("ana")).toMatchObject({ state: "queued", attempts: 1, lastError: "ESOCKET CONN" });
    expect(await wait("ana")).toBe(1);
    expect(await row("bea")).toMatchObject({ state: "queued", attempts: 0, lastError: null });
    server = await startTestMailServer(server.port);
    await makeDue();
    await deliver();
    expect(recipients().toSorted()).toEqual(["ana@example.com", "bea@example.com"]);
  });

  test.each([
    ["greeting", "ETIMEDOUT CONN"],
    ["mail", "ETIMEDOUT CONN"],
    ["rcpt", "ETIMEDOUT CONN"],
    ["data", "ETIMEDOUT CONN"],
  ])("and hangs at %s is not waited for", async (stage, lastError) => {
    await queue("ana");
    server.react = (at) => (at === stage ? "hang" : "take");
    const started = performance.now();
    await deliver({ smtpUrl: server.urlWithShortTimeout });
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await row("ana")).toMatchObject({ state: "queued", attempts: 1, lastError });
  });

  test("and goes on talking without an end is not listened to for longer than one attempt may take", async () => {
    const talker = createServer((socket) => {
      const timer = setInterval(() => socket.write("220-still here\r\n"), 50);
      socket.on("close", () => clearInterval(timer)).on("error", () => undefined);
    });
    await new Promise<void>((resolve) => talker.listen(0, "127.0.0.1", resolve));
    const { port } = talker.address() as { port: number };
    await queue("ana");
    const started = performance.now();
    await deliver({ smtpUrl: `smtp://127.0.0.1:${port}`, milliseconds: 500 });
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(await row("ana")).toMatchObject({ state: "queued", attempts: 1, lastError: "EABORT" });
    talker.close();
  });

  test.each([421, 450, 550])("and refuses us with %i refuses no message for ever", async (code) => {
    await queue("ana");
    server.react = (stage) => (stage === "mail" ? code : "take");
    await deliver();
    expect(await row("ana")).toMatchObject({ state: "queued", attempts: 1 });
  });
});

test.each([
  ["127.0.0.2", "a password is not sent to another machine without encryption", false],
  ["127.0.0.1", "but to this one", true],
])("%s: %s", async (host, _, isSent) => {
  let sent = "";
  const plain = createServer((socket) => {
    socket.write("220 mail ESMTP\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      sent += data;
      socket.write(/^ehlo/i.test(String(data)) ? "250-mail\r\n250 AUTH PLAIN\r\n" : "535 5.7.8 no\r\n");
    });
  });
  await new Promise<void>((resolve) => plain.listen(0, host, resolve));
  const { port } = plain.address() as { port: number };
  await queue("ana");
  await deliver({ smtpUrl: `smtp://ana:secreto@${host}:${port}` });
  expect(/^auth plain/im.test(sent)).toBe(isSent);
  expect(await row("ana")).toMatchObject({ state: "queued", attempts: 1 });
  plain.close();
});

describe("a recipient who is refused", () => {
  test("for now is tried again later and later, and keeps nobody else waiting", async () => {
    await queue("ana");
    await queue("bea");
    server.react = (stage, address) => (stage === "rcpt" && address.startsWith("ana") ? 450 : "take");
    const waits = [];
    for (let attempt = 1; attempt <= 8; attempt++) {
      await deliver();
      expect(await row("ana")).toMatchObject({ state: "queued", attempts: attempt });
      waits.push(await wait("ana"));
      await makeDue();
    }
    expect(waits).toEqual([1, 5, 15, 30, 60, 120, 240, 240]);
    expect(await row("ana")).toMatchObject({ lastError: "EENVELOPE RCPT TO 450 4.1.1" });
    expect(recipients()).toEqual(["bea@example.com"]);
  });

  test.each(["rcpt", "data"])("for good at %s fails at once, with a line in the log", async (stage) => {
    await queue("ana");
    server.react = (at) => (at === stage ? 550 : "take");
    await deliver();
    const failed = await row("ana");
    expect(failed).toMatchObject({ state: "failed", attempts: 1, claimedUntil: null });
    expect(failed.lastError).toMatch(/^E\w+ (RCPT TO|DATA) 550 5\.1\.1$/);
    await makeDue();
    await deliver();
    expect((await row("ana")).attempts).toBe(1);
    const [line = "{}"] = lines;
    expect(JSON.parse(line)).toMatchObject({ level: "error", mail: failed.id, reason: failed.lastError });
  });

  test("too often fails, with a line in the log", async () => {
    await queue("ana");
    await change("ana", { attempts: mostAttempts - 1 });
    server.react = () => 451;
    await deliver();
    expect(await row("ana")).toMatchObject({ state: "failed", attempts: mostAttempts });
    expect(lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
  });
});

describe("an answer that is lost", () => {
  test("is asked for again under the same id", async () => {
    await queue("ana");
    let drops = 1;
    server.react = (stage) => (stage === "data" && drops-- > 0 ? "drop" : "take");
    await deliver();
    expect(await row("ana")).toMatchObject({ state: "queued", attempts: 1, lastError: "ECONNECTION CONN" });
    await makeDue();
    await deliver();
    expect(await row("ana")).toMatchObject({ state: "sent", attempts: 2, lastError: null });
    const { messageId } = await row("ana");
    expect(server.received.map(({ raw }) => idOf(raw))).toEqual([messageId, messageId]);
  });
});

test("a message that is three days old is not sent any more, and the log says so", async () => {
  await queue("ana");
  await queue("bea");
  await change("ana", { expiresAt: sql`now()` });
  await deliver();
  expect(await row("ana")).toMatchObject({ state: "expired", attempts: 0 });
  expect(recipients()).toEqual(["bea@example.com"]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: "error", state: "expired" }]);
});

test("told to stop, it ends the message under way and takes no other", async () => {
  for (const name of ["ana", "bea", "eva"]) await queue(name);
  const stop = new AbortController();
  server.react = (stage) => {
    if (stage === "data") stop.abort();
    return "take";
  };
  await deliver({ stop: stop.signal });
  const states = [];
  for (const name of ["ana", "bea", "eva"]) states.push((await row(name)).state);
  expect(states.toSorted()).toEqual(["queued", "queued", "sent"]);
  await deliver({ stop: stop.signal });
  expect(server.received).toHaveLength(1);
});

describe("what other systems have had", () => {
  test("two workers take one message (notification-api 2473)", async () => {
    const names = Array.from({ length: 25 }, (_, at) => `person-${at}`);
    for (const name of names) await queue(name);
    await Promise.all(Array.from({ length: 4 }, () => deliver()));
    await deliver();
    expect(recipients().toSorted()).toEqual(names.map((name) => `${name}@example.com`).toSorted());
    for (const name of names) expect(await row(name)).toMatchObject({ state: "sent", attempts: 1 });
  });

  test("two workers ask at the same moment and get the same message (notification-api 2473)", async () => {
    for (let at = 0; at < 40; at++) await queue(`person-${at}`);
    const claims = await Promise.all(Array.from({ length: 40 }, () => claimMail(database.orm)));
    const ids = claims.flatMap((claim) => claim?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(40);
  });

  test("the marker is written after sending: whoever dies in between sends all again (openpanel 452, soleur 6781)", async () => {
    await queue("ana");
    const seen: unknown[] = [];
    server.react = async (stage): Promise<Reaction> => {
      if (stage === "greeting") seen.push(await row("ana"));
      return "take";
    };
    await deliver();
    expect(seen).toMatchObject([{ state: "sending", attempts: 1 }]);
  });

  test("one failure sends all that went before again (openpanel 452, soleur 6781)", async () => {
    for (const name of ["ana", "bea", "eva"]) await queue(name);
    server.react = (stage, address) => (stage === "data" && address.startsWith("bea") ? "drop" : "take");
    for (let run = 0; run < 4; run++) {
      await deliver();
      await makeDue();
    }
    const all = recipients();
    for (const once of ["ana", "eva"])
      expect(
        all.filter((to) => to.startsWith(once)),
        once,
      ).toHaveLength(1);
    expect(all.filter((to) => to.startsWith("bea"))).toHaveLength(4);
  });
});

describe("a worker that died", () => {
  const claim = async () => {
    const claimed = await claimMail(database.orm);
    if (!claimed) throw new Error("nothing was due");
    return claimed;
  };

  test("keeps its message for the length of the lease, then another sends it", async () => {
    await queue("ana");
    await claim();
    await makeDue();
    await deliver();
    expect(await row("ana")).toMatchObject({ state: "sending", attempts: 1 });
    expect(server.received).toEqual([]);
    await change("ana", { claimedUntil: sql`now()` });
    await deliver();
    expect(await row("ana")).toMatchObject({ state: "sent", attempts: 2 });
  });

  test("each time that it tried a message does not try it for ever", async () => {
    await queue("ana");
    await claim();
    await change("ana", { claimedUntil: sql`now()`, attempts: mostAttempts });
    await deliver();
    expect(await row("ana")).toMatchObject({ state: "failed", claimedUntil: null });
    expect(lines).toHaveLength(1);
  });

  test("and comes back late does not undo what another has done", async () => {
    await queue("ana");
    const late = await claim();
    await change("ana", { claimedUntil: sql`now()` });
    const current = await claim();
    const failed = { kind: "refused", error: "EENVELOPE", isServerUnavailable: false } as const;
    await settleMail(database.orm, late, failed, log);
    expect(await row("ana")).toMatchObject({ state: "sending", attempts: current.attempts });
    await settleMail(database.orm, late, { kind: "sent" }, log);
    expect((await row("ana")).state).toBe("sent");
    await settleMail(database.orm, current, failed, log);
    expect((await row("ana")).state).toBe("sent");
  });
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "a database that goes away after the mail was taken makes for one repeat at most",
  async () => {
    await queue("ana");
    let kills = 1;
    const endAll =
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()";
    server.react = async (stage): Promise<Reaction> => {
      if (stage === "data" && kills-- > 0) await database.run(endAll).catch(() => undefined);
      return "take";
    };
    await deliver().catch(() => undefined);
    // Connections that were ended may not all have been noticed yet.
    await vi.waitFor(() => change("ana", { claimedUntil: sql`case when state = 'sending' then now() end` }));
    await vi.waitFor(() => deliver());
    const { state, messageId } = await row("ana");
    expect(state).toBe("sent");
    expect(new Set(server.received.map(({ raw }) => idOf(raw)))).toEqual(new Set([messageId]));
    expect(server.received.length).toBeLessThanOrEqual(2);
  },
);

test("no address, name or word of a message reaches the log or the table's errors", async () => {
  const reactions = [450, 550, "hang", "drop"] as const;
  for (const stage of ["greeting", "mail", "rcpt", "data"] as const)
    for (const reaction of reactions) {
      await database.orm.delete(outbox);
      await queue("canary");
      server.react = (at) => (at === stage ? reaction : "take");
      await deliver({ smtpUrl: reaction === "hang" ? server.urlWithShortTimeout : server.url });
      const { lastError } = await row("canary");
      expect(lastError, `${stage} ${reaction}`).toMatch(/^E/);
      expect(`${lastError} ${lines.join("")}`).not.toMatch(/canar|señor|ñoño|example\.com|sigue en venta/i);
      expect(lines.length, `${stage} ${reaction}`).toBeGreaterThan(0);
      lines.length = 0;
    }
}, 60_000);

describe("a mail to staff", () => {
  const staff = { fallback: "group@example.com" };

  test("answers to its customer, and waits until those to visitors have left", async () => {
    await queue("staff", { staff, replyTo: "ana@example.com" });
    await queue("visitor");
    await deliver();
    expect(server.received.map(({ to }) => to[0])).toEqual(["visitor@example.com", "staff@example.com"]);
    const [plain, answered] = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
    expect(plain?.replyTo).toBeUndefined();
    expect(answered?.replyTo).toEqual([{ name: "", address: "ana@example.com" }]);
  });

  test("goes to the shop once the server has refused its recipient for good, and no further", async () => {
    await queue("staff", { staff });
    server.react = (stage, address) => (stage === "rcpt" && address.startsWith("staff@") ? 550 : "take");
    await deliver();
    expect(server.received.map(({ to }) => to)).toEqual([["group@example.com"]]);
    expect(await row("staff")).toMatchObject({
      state: "sent",
      recipient: "group@example.com",
      fallback: null,
    });
    await queue("both", { staff });
    server.react = (stage) => (stage === "rcpt" ? 550 : "take");
    await deliver();
    expect(await row("both")).toMatchObject({ state: "failed", attempts: 1 });
    expect(lines.join()).not.toMatch(/staff@|group@/);
  });
});
