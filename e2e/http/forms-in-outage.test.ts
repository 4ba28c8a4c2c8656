import { expect } from "vitest";
import { wordsOf } from "#platform/wording.ts";
import { contactPaths, contactWords, newAddress } from "#tools/test-support/contact-form.ts";
import { newPhone } from "#tools/test-support/new-phone.ts";
import { paths } from "#tools/test-support/paths.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { storeCustomer } from "#tools/test-support/stored-customer.ts";
import { query } from "../support/database.ts";
import { expectTyped, formsOfCustomers, leadsOf, plainVisitor } from "../support/plain-forms.ts";
import { newVisitor, siteUrl } from "./http-test.ts";
import { test } from "./lying-test.ts";
import { openPage } from "./submit-form.ts";

const locale = "pt";
const path = contactPaths[locale];
const words = contactWords[locale];
const phones: string[] = [];
const phone = (): string => {
  phones.push(newPhone(locale));
  return phones.at(-1) ?? "";
};
const person = {
  name: "Canário e Filhos",
  email: newAddress(),
  phone,
  message: "Canário da mensagem",
  passwords: ["segredo do canário 1", "segredo do canário 2"],
} as const;

const requestsFrom = (email: string) => query("select 1 from leads where email = $1", [email]);

// Not "wrong-shape": what a service answers to a lead may hold anything.
for (const failure of ["down", "error", "nonsense", "half", "hang"] as const)
  test(`services ${failure}: nothing typed is lost, the visitor is told, and the next attempt is one request`, async ({
    site,
    request,
  }) => {
    const { name, message } = person;
    const typed = { name, phone: person.phone(), message, email: newAddress(), privacy: "on" };
    const form = await openPage(request, path);
    site.fail(failure, (called) => called.startsWith("/lead"));
    const refused = await form.submit(words.send, typed);
    expect(refused.url.pathname + refused.url.search).toBe(`${path}?revisar=1`);
    expect(refused.html).toMatch(words.unavailable);
    for (const text of [name, typed.phone, message]) expect(refused.html).toContain(text);
    expect(await requestsFrom(typed.email)).toEqual([]);
    site.fail(undefined);
    const sent = await refused.submit(words.send);
    expect(sent.url.pathname + sent.url.search).toBe(`${path}?enviado=1`);
    expect(sent.text("h1")).toBe(words.done);
    expect(sent.html).toMatch(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
    expect(await requestsFrom(typed.email)).toHaveLength(1);
  });

test("with the data service down in mid-form every form keeps what was typed, and says so", async ({
  site,
}) => {
  const visitor = async (name: string, cookies: Parameters<typeof newVisitor>[2] = []) =>
    plainVisitor(await newVisitor(name, site.url, cookies), site.url, name);
  const customer = await visitor("198.18.204.1", (await storeCustomer(locale)).cookies);
  const list = await customer.look(paths.list[locale]);
  const [card = ""] = list.match(/<article[^>]*data-status="available"[^>]*>/) ?? [];
  const [, vin = ""] = /data-vin="(\w{17})"/.exec(card) ?? [];
  const subjects = { vin, list: "kind=car&list=%2Fpt%2Fcarros-usados%2F&brand=seat" };
  const renderedBy = async (form: ReturnType<typeof leadsOf>[number], by: typeof customer) => ({
    form,
    by,
    rendered: await by.render(form.page),
  });
  const leads = await Promise.all(
    leadsOf(person, locale, subjects).map(async (form, index) =>
      renderedBy(form, await visitor(`198.18.205.${index}`)),
    ),
  );
  const owned = await Promise.all(
    formsOfCustomers(person, locale, subjects).map((form) => renderedBy(form, customer)),
  );
  const formOf = (part: string) => {
    const found = owned.find(({ form }) => form.page.includes(part));
    if (!found) throw new Error(`There is no form of ${part}`);
    return found;
  };
  const alert = formOf("car-alert");
  expect((await customer.send(alert.form, alert.rendered)).address).toContain("enviado=1");
  const alerts = await customer.look(personalPath("savedSearches", locale));
  const page = `${personalPath("savedSearches", locale)}?alert=${/alert=(\w{26})/.exec(alerts)?.[1]}`;
  const change = { page, typed: { name: person.name, priceTo: "15.123" } };
  const changed = await customer.render(page);

  const search = formOf("save-search");
  const refused = await (await visitor("198.18.206.1")).send(search.form, search.rendered);
  const { signedOut, unavailable } = wordsOf(locale, "forms").fieldErrors;
  expect(refused.html).toContain(signedOut);
  expect(refused.html).toMatch(/href="[^"]*returnTo=[^"]*revisar%3D1/);

  site.fail("down", (called) => !/^\/(?:pages\/(?!component-filtered)|seo|redirects)/.test(called));
  for (const { form, by, rendered } of [...leads, ...owned]) {
    const { address, html } = await by.send(form, rendered);
    expect(address, form.page).toContain("revisar=1");
    expect(html, form.page).toContain(unavailable);
    expectTyped(form, html);
    // No service gives its filters in words now, and nothing else stands in their place.
    if (form.page.includes("list=")) expect(html, form.page).toContain(wordsOf(locale, "leads").unnamedList);
  }
  // Its form stands in a list that cannot be shown now, and is filled in when it can.
  const { address, html } = await customer.send(change, changed);
  expect(html).toContain(wordsOf(locale, "errors").unavailablePage);
  site.fail(undefined);
  await expect.poll(() => customer.look(address)).toContain("15.123");
  expectTyped(change, await customer.look(address));
});

test("the same form sent through two processes at once is one request", async ({ site, request }) => {
  const [form = { page: "", typed: {} }] = leadsOf(person, locale, { vin: "", list: "" });
  const other = await newVisitor("198.18.202.1", siteUrl());
  const visitors = [
    plainVisitor(request, site.url, "198.18.202.1"),
    plainVisitor(other, siteUrl(), "198.18.202.1"),
  ];
  const rendered = (await visitors[0]?.render(form.page)) ?? {};
  const answers = await Promise.all(visitors.map(({ send }) => send(form, rendered)));
  const [one, two] = answers.map(({ html }) => html.match(/[A-Z0-9]{4}-[A-Z0-9]{4}(?=<)/)?.[0]);
  expect(one).toBeDefined();
  expect(two).toBe(one);
  expect(await requestsFrom(form.typed.email ?? "")).toHaveLength(1);
  await other.dispose();
});

test("nothing of what a visitor wrote stands in the log", ({ site }) => {
  const log = site.output();
  expect(log).toContain('"call":"lead"');
  for (const canary of ["Canário", "@volante.test", ...phones]) expect(log).not.toContain(canary);
});
