import { sql } from "drizzle-orm";
import { Parser } from "htmlparser2";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  forgetProcess();
  await database.orm.delete(outbox);
});

const here = { host: "localhost:3000", "x-connection-address": "127.0.0.1" };

const send = async (query = "", headers: Readonly<Record<string, string>> = here) => {
  const { fetch } = createBackend(database);
  const answer = await fetch(new Request(`http://services.test/mailbox${query}`, { headers }));
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

const elementsOf = (html: string) => {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => void found.push({ name, attributes }) });
  parser.end(html);
  return found;
};

const queue = async (key: string, more: object = {}) => {
  const mail = {
    to: "ana@example.com",
    locale: "es",
    subject: key,
    text: "Hola",
    html: "<p>Hola</p>",
  } as const;
  await queueMail(database.orm, { key, ...mail, ...more });
  const [{ id } = { id: 0 }] = await database.orm.select().from(outbox).where(sql`${outbox.key} = ${key}`);
  return id;
};

test.each([
  ["es", "Buzón local", "No hay mensajes."],
  ["pt", "Caixa de correio local", "Não há mensagens."],
])("an empty mailbox says so in %s", async (language, title, words) => {
  const { status, html } = await send("", { ...here, "accept-language": language });
  expect(status).toBe(200);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(words);
});

test("messages are listed, the newest first, each in its language and leading to itself", async () => {
  const first = await queue("Uno");
  const second = await queue("Dois", { locale: "pt" });
  const links = elementsOf((await send()).html).filter(({ name }) => name === "a");
  expect(links.map(({ attributes }) => attributes)).toEqual([
    { href: `?message=${second}`, lang: "pt" },
    { href: `?message=${first}`, lang: "es" },
  ]);
});

test("a message shows its text, in which addresses of the site are links, and its HTML", async () => {
  const own = "http://localhost:3000/api/services/requests/withdraw?link=a.b.c&x=1";
  const text = `Hola:\n${own}\nhttps://spam.com/\nno ${own}\n`;
  const id = await queue("Uno", {
    text,
    html: '<p class="x">Hola</p>',
    listUnsubscribe: "https://example.com/b",
  });
  const { html } = await send(`?message=${id}`);
  const elements = elementsOf(html);
  const hrefs = elements.filter(({ name }) => name === "a").map(({ attributes }) => attributes.href);
  expect(hrefs).toEqual([own, "?"]);
  expect(elements.find(({ name }) => name === "iframe")?.attributes).toEqual({
    sandbox: "",
    title: "HTML",
    srcdoc: expect.stringContaining('<main><p class="x">Hola</p></main>'),
  });
  for (const word of ["ana@example.com", "en cola", "https://spam.com/", "https://example.com/b"])
    expect(html).toContain(word);
});

test("whatever a message holds, it stays within its frame, which may do nothing", async () => {
  const markup = '</pre></iframe><script>alert(1)</script><img src=x onerror=alert(1)>" onload="x';
  const id = await queue("Uno", { subject: markup, text: markup, html: markup });
  const plain = await queue("Dos", { subject: "Dos" });
  for (const query of ["", `?message=${id}`]) {
    const { headers, html } = await send(query);
    const names = elementsOf(html).map(({ name }) => name);
    expect(names.filter((name) => name === "script" || name === "img")).toEqual([]);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|https?:|script-src|frame-src/);
  }
  const shape = async (each: number) =>
    elementsOf((await send(`?message=${each}`)).html).map(({ name }) => name);
  expect(await shape(id)).toEqual(await shape(plain));
});

test.each(["0", "-1", "1.5", "x", "", "99999999999999999999", "1%00", "999999999"])(
  "there is no message %j",
  async (id) => expect((await send(`?message=${id}`)).status).toBe(404),
);

describe("nothing is found", () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ["from another machine", { ...here, "x-connection-address": "203.0.113.5" }],
    ["by a proxy on this machine", { ...here, "x-forwarded-for": "203.0.113.5" }],
    ["under another name", { ...here, host: "rebound.example" }],
    ["without a connection", { host: "localhost:3000" }],
  ])("%s", async (_, headers) => {
    const id = await queue("Uno");
    for (const query of ["", `?message=${id}`]) {
      const { status, html } = await send(query, headers);
      expect(status).toBe(404);
      expect(html).not.toMatch(/Uno|ana@/);
    }
  });

  test("on a site that others reach", async () => {
    vi.stubEnv("SITE_URL", "https://www.example.com");
    vi.stubEnv("SESSION_SECRET", "8Jq2vX0m4ZtR7pLw9KcYdB1nHsF6gTeA");
    expect((await send()).status).toBe(404);
  });

  test("where mails are sent", async () => {
    vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:25");
    const id = await queue("Uno");
    for (const query of ["", `?message=${id}`]) expect((await send(query)).status).toBe(404);
  });
});
