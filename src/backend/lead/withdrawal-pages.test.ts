import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { type LinkPurpose, signLink } from "#backend/mail/signed-link.ts";
import type { Database } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { shortReference } from "#domain/short-reference.ts";
import type { Locale } from "#platform/locale.ts";
import { createLogger } from "#platform/log.ts";
import { withdrawLead } from "./withdraw-lead.ts";
import { withdrawLink } from "./withdraw-link.ts";

let database: Database;
let fetchFrom: (request: Request) => Promise<Response>;
const lines: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const log = createLogger("trace", { write: (line: string) => void lines.push(line) });
  fetchFrom = createBackend(database, { logFor: () => log }).fetch;
});
afterAll(() => database.close());

const personal = {
  name: "Canaria Nombre",
  email: "canaria@volante.test",
  phone: "+34612345678",
  subject: "Canaria asunto",
  message: "Canaria mensaje",
} as const;
const ids = { es: "a".repeat(26), pt: "b".repeat(26) } as const;

beforeEach(async () => {
  lines.length = 0;
  await database.orm.delete(leads);
  await database.orm.delete(outbox);
  for (const [locale, id] of Object.entries(ids) as [Locale, string][]) {
    await database.orm.insert(leads).values({
      ...personal,
      id,
      type: leadTypes.contact,
      requestId: crypto.randomUUID(),
      digest: id,
      consentVersion: "2026-11",
      marketing: true,
      locale,
      createdAt: new Date(),
    });
    const content = {
      to: personal.email,
      subject: "Hola",
      text: personal.message,
      html: personal.message,
      locale,
    };
    await queueMail(database.orm, { key: `contact-received:${id}`, ...content });
  }
});

const stored = async () => ({
  leads: await database.orm.select().from(leads).orderBy(leads.id),
  mails: await database.orm.select().from(outbox).orderBy(outbox.id),
});
const tokenOf = (id: string): string => new URL(withdrawLink(id, new Date())).searchParams.get("link") ?? "";
const send = async (method: string, token: string | undefined, language = "es") => {
  const query = token === undefined ? "" : `?${new URLSearchParams({ link: token })}`;
  const headers = { "accept-language": language };
  const answer = await fetchFrom(
    new Request(`http://services.test/requests/withdraw${query}`, { method, headers }),
  );
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

describe.each([
  ["es", "¿Quieres anular la solicitud?", "La solicitud está anulada"],
  ["pt", "Quer anular o pedido?", "O pedido está anulado"],
] as const)("a link from a mail in %s", (locale, question, answer) => {
  const token = () => tokenOf(ids[locale]);

  test("asks, in the language of the mail, names nobody, and changes nothing, however often it is followed", async () => {
    const before = await stored();
    for (const method of ["GET", "HEAD", "GET"]) {
      const { status, html } = await send(method, token(), "fr");
      expect(status).toBe(200);
      if (method === "HEAD") continue;
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(`<h1>${question}</h1>`);
      expect(html).toContain(shortReference(ids[locale]));
      expect(html).toMatch(/<form method="post"><button>/);
      expect(html).not.toMatch(/canari|612/i);
    }
    expect(await stored()).toEqual(before);
  });

  test("withdraws when it is asked to, and says so then and later", async () => {
    const before = await stored();
    // A link made in another second is another one.
    const link = token();
    const posted = await send("POST", link);
    expect([posted.status, posted.headers.get("location")]).toEqual([303, `?link=${link}`]);
    for (const method of ["GET", "POST", "GET"]) {
      const { status, html } = await send(method, link);
      if (method === "POST") expect(status).toBe(303);
      else expect(html).toContain(`<h1>${answer}</h1>`);
    }
    const after = await stored();
    const other = (lead: { readonly id: string }) => lead.id !== ids[locale];
    expect(after.leads.filter(other)).toEqual(before.leads.filter(other));
    expect(after.mails.map(({ key }) => key)).toEqual(
      Object.values(ids)
        .filter((id) => id !== ids[locale])
        .map((id) => `contact-received:${id}`),
    );
    const [withdrawn] = after.leads.filter(({ id }) => id === ids[locale]);
    expect(withdrawn).toMatchObject({
      id: ids[locale],
      name: null,
      email: null,
      phone: null,
      marketing: false,
    });
    expect(withdrawn?.withdrawnAt).toBeInstanceOf(Date);
    expect(JSON.stringify(withdrawn)).not.toMatch(/canari|612345/i);
  });
});

test("taken back from many places at once, it is taken back once", async () => {
  const times = Array.from({ length: 8 }, (_, at) => new Date(2026, 10, 1 + at));
  await Promise.all(times.map((at) => withdrawLead(database.orm, ids.es, at)));
  const [first] = (await stored()).leads;
  await withdrawLead(database.orm, ids.es, new Date());
  expect((await stored()).leads[0]).toEqual(first);
});

describe("a link that does not hold", () => {
  const day = 86_400_000;
  const valid = tokenOf(ids.es);
  const sign = (purpose: string, subject: string, days: number) =>
    signLink({ purpose: purpose as LinkPurpose, subject, expiresAt: new Date(Date.now() + days * day) });

  test.each([
    ["is missing", undefined, 400],
    ["is empty", "", 400],
    ["is cut", valid.slice(0, -1), 400],
    ["is altered", valid.replace(/^./, (first) => (first === "Y" ? "Z" : "Y")), 400],
    ["is nonsense", "<script>alert(1)</script>", 400],
    ["is for something else", sign("another-purpose", ids.es, 1), 400],
    ["has expired", sign("withdraw-lead", ids.es, -1), 410],
    ["is for a lead that is not kept any more", sign("withdraw-lead", "c".repeat(26), 1), 410],
  ])(
    "because it %s gets one clear page, whatever is done, and changes nothing",
    async (_, token, expected) => {
      const before = await stored();
      for (const method of ["GET", "POST"])
        for (const [language, way] of [
          ["es", "/solicitud/contact/"],
          ["pt", "/pt/pedido/contact/"],
        ] as const) {
          const { status, html } = await send(method, token, language);
          expect(status).toBe(expected);
          expect(html).toContain(`<html lang="${language}">`);
          expect(html).toContain(`href="http://localhost:3000${way}"`);
          expect(html).not.toMatch(/<form|<script|canari/i);
        }
      expect(await stored()).toEqual(before);
    },
  );
});

test("pages may do nothing but be read and send their form, and are kept by nobody", async () => {
  const { headers, html } = await send("GET", tokenOf(ids.es));
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("private, no-store");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(
    /^default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; img-src 'self' http:\/\/localhost:3000; style-src /,
  );
  expect(policy).not.toContain("unsafe");
  expect(policy.match(/'sha256-/g)).toHaveLength(html.match(/<style>/g)?.length ?? 0);
  expect(html).not.toMatch(/<script|style=|onclick/);
});

test("the log learns nothing", async () => {
  for (const method of ["GET", "POST", "GET"]) await send(method, tokenOf(ids.es));
  expect(lines.join("")).not.toMatch(/canari|612345|link=/i);
});
