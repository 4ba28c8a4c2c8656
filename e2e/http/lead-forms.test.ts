import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "vitest";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { contactPaths, contactWords, newAddress } from "#tools/test-support/contact-form.ts";
import { type LeadForm, leadForms, leadPath } from "#tools/test-support/lead-forms.ts";
import { newPhone } from "#tools/test-support/new-phone.ts";
import { paths } from "#tools/test-support/paths.ts";
import { nameOf, parsePage } from "./html-page.ts";
import { test } from "./http-test.ts";
import { openPage, type ServedPage, type Typed } from "./submit-form.ts";

/** Opens a page on which a form is offered; of vehicles the first of the list that can be bought. */
const openPageWith = async (request: APIRequestContext, from: LeadForm["from"], locale: Locale) => {
  const page = await openPage(request, paths[from === "vehicle" ? "list" : from][locale]);
  return from === "vehicle" ? page.follow("main article[data-status=available] h3 a") : page;
};

const personOf = (locale: Locale) => ({
  name: `Ana ${randomUUID()}`,
  phone: newPhone(locale),
});

/** The mail that the people of the dealer get about a person, as the local mailbox of the site shows it, and its ADF. */
const readStaffMail = async (baseURL: string, name: string) => {
  const mailbox = new URL("/api/services/mailbox/", baseURL);
  const list = parsePage(await (await fetch(mailbox)).text());
  const found = list.all("li a").filter((link) => nameOf(link).includes(name));
  expect(found.map(nameOf)).toHaveLength(1);
  const address = new URL(found[0]?.attribs.href ?? "", mailbox);
  const mail = await (await fetch(address)).text();
  const adf = await fetch(new URL(`${address.search}&attachment`, mailbox));
  return { mail, adf: await adf.text() };
};

/** The summary of what is wrong, which a browser gives the focus to. */
const expectSummary = (page: ServedPage, text: string) => {
  expect(page.one("[data-error-summary]").attribs).toHaveProperty("autofocus");
  expect(page.text("[data-error-summary]")).toContain(text);
};

for (const locale of ["es", "pt"] as const) {
  const leads = wordsOf(locale, "leads");
  const words = wordsOf(locale, "forms");

  // The others differ from these by nothing that depends on the language.
  for (const { panel, from, requires, stem, isConfirmed } of leadForms)
    if (locale === "es" || requires === "person")
      test(`${locale}: the page of ${panel} says what is wrong, and what was sent`, async ({
        request,
        baseURL,
      }) => {
        const page = await (await openPageWith(request, from, locale)).follow(`a[data-panel=${panel}]`);
        expect(page.url.pathname).toBe(leadPath(panel, locale));
        const refused = await page.submit(leads[`${stem}Send`]);
        const missing = panel === "contact" ? "reachMissing" : "emailMissing";
        expectSummary(refused, words.fieldErrors[missing]);
        expect(refused.url.search).toBe(`${page.url.search}${page.url.search ? "&" : "?"}revisar=1`);

        const email = newAddress();
        const person = personOf(locale);
        // Any of some hundred: others are being booked at the same time.
        const options = refused.all("select[name=slot] option").slice(1);
        const option = options[randomInt(options.length + 1)] ?? options[0];
        const slot: Typed = option ? { slot: option.attribs.value ?? "" } : {};
        expect(Object.keys(slot)).toHaveLength(panel === "test-drive" ? 1 : 0);
        const typed = { email, privacy: "on", ...(requires === "person" && person), ...slot };
        const sent = await refused.submit(leads[`${stem}Send`], typed);
        const name = isConfirmed ? leads.toConfirmTitle : leads[`${stem}Sent`];
        expect(sent.text("title")).toMatch(new RegExp(`^${name}`));
        expect(sent.text("main h1")).toBe(name);
        expect(sent.text("main dl")).toContain(email);
        if (option) expect(sent.text()).toContain(nameOf(option));
        expect(sent.url.search).toBe(`${page.url.search}${page.url.search ? "&" : "?"}enviado=1`);
        if (requires === "person") {
          const { mail, adf } = await readStaffMail(baseURL, person.name);
          for (const said of [email, person.name.slice(0, 12)]) {
            expect(mail).toContain(said);
            expect(adf).toContain(said);
          }
          expect(mail).toContain(`href=&quot;mailto:${email}&quot;`);
        }
        // Opened elsewhere the page does not know what the service answered: what it promises is still true.
        const elsewhere = parsePage(await (await fetch(sent.url)).text());
        expect(elsewhere.text("main h1")).toBe(name);
        expect(elsewhere.text()).not.toContain(email);
      });

  test(`${locale}: general contact keeps what was typed until it was sent`, async ({ request }) => {
    const [path, t] = [contactPaths[locale], contactWords[locale]];
    const page = await (await openPage(request, paths.home[locale])).follow("footer a[data-panel=contact]");
    expect(page.url.pathname).toBe(path);
    const typed = { name: "Ana Gómez", message: "¿Abrís los sábados?", privacy: "on" };
    const refused = await page.submit(t.send, { ...typed, email: "ana" });
    expectSummary(refused, t.wrongEmail);
    expect(refused.text("title")).toMatch(new RegExp(`^Erro?r?: ${t.title}`));
    expect(refused.all("[aria-invalid=true]").map(({ attribs }) => attribs.name)).toEqual(["email"]);
    expect(refused.all(`#${refused.attribute("[data-error-summary] a", "href").slice(1)}`)).toEqual(
      refused.all("[aria-invalid=true]"),
    );
    const again = await openPage(request, refused.url);
    expect(again.attribute("input[name=email]", "value")).toBe("ana");

    const email = newAddress();
    const sent = await again.submit(t.send, { email });
    expect(sent.url.search).toBe("?enviado=1");
    expect(sent.text("title")).toBe(t.done);
    expect(sent.text("main h1")).toBe(t.done);
    expect(sent.text()).toContain(email);
    // The page that was refused does not offer to send it again.
    expect((await openPage(request, refused.url)).text("main h1")).toBe(t.done);
  });
}
