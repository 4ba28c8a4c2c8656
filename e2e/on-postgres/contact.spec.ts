import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import {
  contactPaths,
  contactWords,
  fillContact,
  newAddress,
  takeTime,
} from "#tools/test-support/contact-form.ts";
import { startSite } from "#tools/test-support/start-site.ts";
import { databaseUrl, letTimePass, query } from "../support/database.ts";
import { leadsOf, plainVisitor } from "../support/plain-forms.ts";
import { test } from "../support/test.ts";

const requestsOf = (email: string) =>
  query<{ id: string; locale: string; message: string; consentVersion: string }>(
    `select id, locale, message, consent_version as "consentVersion" from leads where email = $1`,
    [email],
  );

const mailsTo = (email: string) =>
  query<{ key: string; locale: string; createdAt: Date; expiresAt: Date }>(
    `select key, locale, created_at as "createdAt", expires_at as "expiresAt" from outbox where recipient = $1`,
    [email],
  );

for (const locale of ["es", "pt"] as const)
  test(`${locale}: what a visitor asks for is kept, with its consent and its confirmation`, async ({
    page,
  }) => {
    const words = contactWords[locale];
    const email = newAddress();
    await page.goto(contactPaths[locale]);
    await fillContact(page, words, { email, message: "Uma pergunta, ¿de acuerdo?" });
    await takeTime(page);
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByRole("heading", { name: words.done })).toBeVisible();
    const [request, ...others] = await requestsOf(email);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ locale, message: "Uma pergunta, ¿de acuerdo?" });
    expect(request?.consentVersion).toMatch(/^\d{4}-\d{2}$/);
    await expect(page.getByText(request?.id ?? "")).toBeVisible();
    expect(await mailsTo(email)).toMatchObject([{ key: `contact-received:${request?.id}`, locale }]);
  });

test("each lead sent at once to two processes on one database is one request, one mail and one alert", async ({
  baseURL,
  playwright,
}) => {
  test.setTimeout(120_000);
  const other = await startSite({
    DATABASE_URL: databaseUrl(),
    SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? "",
  });
  try {
    const request = await playwright.request.newContext();
    const [{ vin = "" } = {}] = await query<{ vin: string }>(
      "select vin from vehicles where status = 'in-stock' limit 1",
    );
    const list = "kind=car&list=%2Fcoches-ocasion%2F&brand=seat";
    const person = { name: "Ana Gómez", phone: "612 345 678", message: "¿Abrís los sábados?" };
    const forms = await Promise.all(
      leadsOf(person, "es", { vin, list }).map(async (form, index) => {
        const visits = [baseURL ?? "", other.url].map((site) =>
          plainVisitor(request, site, `198.18.203.${index}`),
        );
        return { form, visits, drawn: (await visits[0]?.draw(form.page)) ?? {} };
      }),
    );
    await pause(3_200);
    const sent = forms.flatMap(({ form, visits, drawn }) =>
      [...visits, ...visits].map(async ({ send }) => (await send(form, drawn)).address),
    );
    for (const address of await Promise.all(sent)) expect(address).toContain("enviado=1");
    for (const { form } of forms) {
      const { email = "" } = form.typed;
      expect(await requestsOf(email), form.page).toHaveLength(1);
      expect(await mailsTo(email), form.page).toHaveLength(1);
    }
    const emails = forms.map(({ form }) => form.typed.email);
    for (const table of ["car_alerts", "price_drop_alerts"]) {
      const asked = `select 1 from ${table} a join leads l on l.id = a.lead_id where l.email = any($1)`;
      expect(await query(asked, [emails]), table).toHaveLength(1);
    }
  } finally {
    await other.close();
  }
});

test("letting time pass moves every moment of the rows that are meant, and of no others", async ({
  page,
}) => {
  const words = contactWords.es;
  const emails = [newAddress(), newAddress()] as const;
  for (const email of emails) {
    await page.goto(contactPaths.es);
    await fillContact(page, words, { email });
    await takeTime(page);
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByRole("heading", { name: words.done })).toBeVisible();
  }
  const moments = async (email: string) => {
    const [mail] = await mailsTo(email);
    return [mail?.createdAt.getTime(), mail?.expiresAt.getTime()];
  };
  const [moved, left] = [await moments(emails[0]), await moments(emails[1])];
  expect(await letTimePass("public.outbox", "3 days", "recipient = $2", [emails[0]])).toBe(1);
  const threeDays = 3 * 86_400_000;
  expect(await moments(emails[0])).toEqual(moved.map((at = 0) => at - threeDays));
  expect(await moments(emails[1])).toEqual(left);
});
