import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import {
  carriedFields,
  contactPaths,
  contactWords,
  newAddress,
  refusedAt,
  takenAt,
} from "#tools/test-support/contact-form.ts";
import { type Fault, startFaultProxy } from "../support/fault-proxy.ts";
import { type OwnSite, servicesUrl, startOwnSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

const path = contactPaths.pt;
const words = contactWords.pt;

let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let site: OwnSite;
let otherSite: OwnSite;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  proxy = await startFaultProxy(servicesUrl());
  const shared = { LOG_LEVEL: "debug", SESSION_SECRET: randomBytes(32).toString("base64") };
  const sites = [startOwnSite(shared, proxy.url), startOwnSite(shared, proxy.url)] as const;
  [site, otherSite] = await Promise.all(sites);
});

test.afterAll(async () => {
  await Promise.all([site.close(), otherSite.close()]);
  await proxy.close();
});

/** A visitor of their own, who has been shown the form. */
const drawForm = async (address: string) => {
  const html = await (await fetch(site.url + path, { headers: { "x-forwarded-for": address } })).text();
  const drawn = carriedFields(html);
  /** Sends it through a process, and answers what the page says then. */
  const send = async (typed: Readonly<Record<string, string>>, url = site.url) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...drawn, ...typed })) body.set(name, value);
    const headers = { origin: url, "x-forwarded-for": address };
    const answer = await fetch(url + path, { method: "POST", body, headers, redirect: "manual" });
    const location = answer.headers.get("location") ?? "";
    const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const page = await fetch(url + location, { headers: { cookie, "x-forwarded-for": address } });
    return { status: answer.status, location, html: await page.text() };
  };
  return send;
};

const typed = {
  name: "Canário do Nome",
  email: newAddress(),
  phone: "912 345 678",
  message: "Canário da mensagem",
  privacy: "on",
};

// Not "wrong-shape": what a service answers to a lead may hold anything.
const faults: readonly Exclude<Fault, "none">[] = ["down", "error", "nonsense", "half", "slow"];

test("while the service fails nothing typed is lost, the visitor is told, and the next attempt is one request", async () => {
  test.setTimeout(120_000);
  for (const [index, fault] of faults.entries()) {
    const send = await drawForm(`198.18.200.${index}`);
    await pause(3_200);
    proxy.fail(fault, (called) => called.startsWith("/lead"));
    const { html, ...answer } = await send({ ...typed, email: newAddress() });
    expect(answer, fault).toEqual({ status: 303, location: refusedAt(path) });
    expect(html, fault).toMatch(words.unavailable);
    for (const text of [typed.name, typed.message, typed.phone]) expect(html, fault).toContain(text);
    proxy.fail("none");
  }
  // The breaker of this one endpoint stays open for a while.
  await pause(5_500);
  const send = await drawForm("198.18.201.1");
  await pause(3_200);
  const { html, ...answer } = await send(typed);
  expect(answer).toEqual({ status: 303, location: takenAt(path) });
  expect(html).toContain(words.done);
  expect(html).toMatch(/[a-z0-9]{26}/);
});

test("the same form sent through two processes at once is one request", async () => {
  const send = await drawForm("198.18.202.1");
  await pause(3_200);
  const body = { ...typed, email: newAddress() };
  const answers = await Promise.all([site, otherSite].map(({ url }) => send(body, url)));
  const references = answers.map(({ html }) => html.match(/[a-z0-9]{26}(?=<)/)?.[0]);
  expect(references[0]).toBeDefined();
  expect(references[1]).toBe(references[0]);
});

test("nothing of what a visitor wrote stands in the log", () => {
  const log = site.output();
  expect(log).toContain('"call":"lead"');
  for (const canary of ["Canário", "@volante.test", "912 345 678", "912345678"])
    expect(log).not.toContain(canary);
});
