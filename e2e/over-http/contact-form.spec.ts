import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import {
  carriedFields,
  contactPaths,
  contactWords,
  newAddress,
  refusedAt,
  takenAt,
} from "#tools/test-support/contact-form.ts";
import { paths } from "#tools/test-support/paths.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { type Fault, startFaultProxy } from "../support/fault-proxy.ts";
import { type OwnSite, servicesUrl, startOwnSite } from "../support/own-site.ts";
import { expectTyped, formsOfCustomers, leadsOf, plainVisitor } from "../support/plain-forms.ts";
import { test } from "../support/test.ts";

const path = contactPaths.pt;
const words = contactWords.pt;

let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let site: OwnSite;
let otherSite: OwnSite;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  proxy = await startFaultProxy(servicesUrl());
  const shared = { LOG_LEVEL: "debug", SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? "" };
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
  // Each is a visitor of its own; what they were shown waits for all of them at once.
  const drawn = await Promise.all(faults.map((_, index) => drawForm(`198.18.200.${index}`)));
  const last = await drawForm("198.18.201.1");
  await pause(3_200);
  for (const [index, fault] of faults.entries()) {
    proxy.fail(fault, (called) => called.startsWith("/lead"));
    const answer = await drawn[index]?.({ ...typed, email: newAddress() });
    expect(answer, fault).toMatchObject({ status: 303, location: refusedAt(path) });
    expect(answer?.html, fault).toMatch(words.unavailable);
    for (const text of [typed.name, typed.message, typed.phone]) expect(answer?.html, fault).toContain(text);
    proxy.fail("none");
  }
  // The breaker of this one endpoint stays open for a while.
  await pause(5_500);
  const { html, ...answer } = await last(typed);
  expect(answer).toEqual({ status: 303, location: takenAt(path) });
  expect(html).toContain(words.done);
  expect(html).toMatch(/[a-z0-9]{26}/);
});

test("with the data service down in mid-form every form keeps what was typed, and says so", async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const locale = "pt";
  const person = {
    ...typed,
    name: "Canário e Filhos",
    phone: "912 345 678",
    passwords: ["segredo do canário 1", "segredo do canário 2"],
  } as const;
  const opened = await playwright.request.newContext();
  await registerCustomer({ request: opened }, baseURL ?? "", `${servicesUrl()}/mailbox`);
  const customer = plainVisitor(opened, site.url, "198.18.204.1");
  const [vin = ""] =
    /(?<=data-status="available"[^>]*data-vin=")\w{17}|(?<=data-vin=")\w{17}(?="[^>]*data-status="available")/.exec(
      await customer.look(paths.list[locale]),
    ) ?? [];
  const subjects = { vin, list: "kind=car&list=%2Fpt%2Fcarros-usados%2F&brand=seat" };

  const leads = await Promise.all(
    leadsOf(person, locale, subjects).map(async (form, index) => {
      const visitor = plainVisitor(await playwright.request.newContext(), site.url, `198.18.205.${index}`);
      return { form, visitor, drawn: await visitor.draw(form.page) };
    }),
  );
  const owned = await Promise.all(
    formsOfCustomers(person, locale, subjects).map(async (form) => ({
      form,
      visitor: customer,
      drawn: await customer.draw(form.page),
    })),
  );
  await pause(3_050);
  const alert = owned.find(({ form }) => form.page.includes("car-alert"));
  if (!alert) throw new Error("There is no form of a car alert");
  expect((await customer.send(alert.form, alert.drawn)).address).toContain("enviado=1");
  const kept = await customer.look(personalPath("savedSearches", locale));
  const page = `${personalPath("savedSearches", locale)}?alert=${/alert=(\w{26})/.exec(kept)?.[1]}`;
  const change = { page, typed: { name: person.name, priceTo: "15.123" } };
  const { stamp = "" } = alert.drawn;
  const changed = { form: change, visitor: customer, drawn: { ...(await customer.draw(page)), stamp } };

  const search = owned.find(({ form }) => form.page.includes("save-search"));
  if (!search) throw new Error("There is no form of a search");
  const nobody = plainVisitor(await playwright.request.newContext(), site.url, "198.18.206.1");
  const refused = await nobody.send(search.form, search.drawn);
  expect(refused.html).toContain(wordsOf(locale, "forms").mistakes.signedOut);
  expect(refused.html).toMatch(/href="[^"]*returnTo=[^"]*revisar%3D1/);

  const { unavailable } = wordsOf(locale, "forms").mistakes;
  proxy.fail("down", (called) => !/^\/(?:pages\/(?!component-filtered)|seo|redirects)/.test(called));
  for (const { form, visitor, drawn } of [...leads, ...owned]) {
    const { address, html } = await visitor.send(form, drawn);
    expect(address, form.page).toContain("revisar=1");
    expect(html, form.page).toContain(unavailable);
    expectTyped(form, html);
    // Nobody can say its filters in words now, and nothing else is said in their place.
    if (form.page.includes("list=")) expect(html, form.page).toContain(wordsOf(locale, "leads").unnamedList);
  }
  // Its form stands in a list that nobody can show now, and is filled in when somebody can.
  const { address, html } = await customer.send(change, changed.drawn);
  expect(html).toContain(wordsOf(locale, "errors").unavailablePage);
  proxy.fail("none");
  await expect(async () => expectTyped(change, await customer.look(address))).toPass({ timeout: 15_000 });
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
