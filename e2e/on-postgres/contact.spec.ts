import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import {
  carriedFields,
  contactPaths,
  contactWords,
  fillContact,
  newAddress,
  takenAt,
  takeTime,
} from "#tools/test-support/contact-form.ts";
import { startSite } from "#tools/test-support/start-site.ts";
import { databaseUrl, letTimePass, query } from "../support/database.ts";
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

test("the same form sent at once to two processes on one database is one request and one mail", async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const site = baseURL ?? "";
  const other = await startSite({
    DATABASE_URL: databaseUrl(),
    SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? "",
  });
  try {
    const path = contactPaths.es;
    const [email, headers] = [newAddress(), { "x-forwarded-for": "198.18.203.1" }];
    const drawn = carriedFields(await (await fetch(site + path, { headers })).text());
    await pause(3_200);
    const body = new FormData();
    const typed = { name: "Ana Gómez", email, message: "¿Abrís los sábados?", privacy: "on" };
    for (const [name, value] of Object.entries({ ...drawn, ...typed })) body.set(name, value);
    const send = async (url: string) => {
      const own = { ...headers, origin: url };
      const answer = await fetch(url + path, { method: "POST", body, headers: own, redirect: "manual" });
      return answer.headers.get("location");
    };
    const sent = [site, other.url, site, other.url].map(send);
    expect(new Set(await Promise.all(sent))).toEqual(new Set([takenAt(path)]));
    expect(await requestsOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
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
