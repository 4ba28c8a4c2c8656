import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { type Mail, queueMail } from "./queue-mail.ts";

const mail: Mail = {
  key: "contact-received:1",
  to: "ana@example.com",
  locale: "es",
  subject: "Hemos recibido tu mensaje",
  text: "Hola",
  html: "<p>Hola</p>",
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.orm.delete(outbox));

const rows = () => database.orm.select().from(outbox).orderBy(outbox.id);

test("a mail waits for its first attempt, for three days, under an id of its own", async () => {
  await queueMail(database.orm, { ...mail, listUnsubscribe: "https://www.example.com/baja?link=a.b" });
  await queueMail(database.orm, { ...mail, key: "contact-received:2", locale: "pt" });
  const [one, two] = await rows();
  expect(one).toMatchObject({
    recipient: "ana@example.com",
    state: "queued",
    attempts: 0,
    claimedUntil: null,
    sentAt: null,
    lastError: null,
    listUnsubscribe: "https://www.example.com/baja?link=a.b",
  });
  expect(two).toMatchObject({ locale: "pt", listUnsubscribe: null });
  expect(Number(one?.expiresAt) - Number(one?.createdAt)).toBe(72 * 3_600_000);
  expect(one?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
  expect(two?.messageId).not.toBe(one?.messageId);
});

test("the same key is queued once, also from two transactions at once; the first message stands", async () => {
  await Promise.all(
    ["one", "two", "three"].map((text) => database.orm.transaction((tx) => queueMail(tx, { ...mail, text }))),
  );
  await queueMail(database.orm, { ...mail, text: "four" });
  expect(await rows()).toHaveLength(1);
  expect((await rows())[0]?.text).not.toBe("four");
});

test("a mail is undone with its transaction", async () => {
  const undone = database.orm.transaction(async (tx) => {
    await queueMail(tx, mail);
    throw new Error("the lead was not stored");
  });
  await expect(undone).rejects.toThrow("the lead was not stored");
  expect(await rows()).toEqual([]);
});

test("a subject stays one line", async () => {
  await queueMail(database.orm, { ...mail, subject: " Hola\r\nBcc: x@example.com\0\u2028 y\t" });
  expect(await rows()).toMatchObject([{ subject: "Hola Bcc: x@example.com y" }]);
});

describe("the table refuses", () => {
  test.each<[string, Partial<Mail>]>([
    ["two addresses", { to: "ana@example.com,bea@example.com" }],
    ["an address with a name", { to: "Ana <ana@example.com>" }],
    ["an address with a line break", { to: "ana@example.com\r\nBcc: bea@example.com" }],
    ["a quoted local part", { to: '"ana@x"@example.com' }],
    ["an address without a domain", { to: "ana@" }],
    ["an address with a blank", { to: "ana maria@example.com" }],
    ["a long address", { to: `${"a".repeat(250)}@b.es` }],
    ["no address", { to: "" }],
    ["no key", { key: "" }],
    ["no subject", { subject: " \r\n" }],
    ["a long subject", { subject: "a".repeat(201) }],
    ["a way out that is no web address", { listUnsubscribe: "mailto:x@example.com" }],
    ["a way out with a line break", { listUnsubscribe: "https://example.com/\r\nBcc: x" }],
    ["a way out that ends its brackets", { listUnsubscribe: "https://example.com/>, <https://spam.com" }],
    ["what is no language", { locale: "FR-fr" as "es" }],
  ])("%s", async (_, wrong) => {
    await expect(queueMail(database.orm, { ...mail, ...wrong })).rejects.toThrow();
    expect(await rows()).toEqual([]);
  });
});
