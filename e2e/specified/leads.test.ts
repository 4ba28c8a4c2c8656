import { expect } from "vitest";
import { wordsOf } from "#platform/wording.ts";
import { newAddress } from "#tools/test-support/contact-form.ts";
import { type LeadForm, leadForms, leadPath } from "#tools/test-support/lead-forms.ts";
import { newPhone } from "#tools/test-support/new-phone.ts";
import { paths } from "#tools/test-support/paths.ts";
import { openPage, type Typed } from "../http/submit-form.ts";
import { languages, withAll } from "../support/tiers.ts";
import { expectWhole, test } from "./specified-test.ts";

const vin = "VSSZZZ1SPEC000002";

/** The type of section 3 by which each form arrives from a visitor who is not signed in. */
const types: Readonly<Partial<Record<LeadForm["panel"], number>>> = {
  contact: 33,
  "test-drive": 32,
  "price-drop": 38,
  "car-alert": 37,
  newsletter: 36,
};

for (const [locale] of languages) {
  const leads = wordsOf(locale, "leads");
  for (const { panel, stem, from, requires } of leadForms)
    test(`${locale}: ${panel} is sent`, withAll, async ({ request, site }) => {
      const about = from === "vehicle" ? `?vin=${vin}` : "";
      const page =
        from === "list"
          ? await (await openPage(request, paths.list[locale])).follow(`a[data-panel=${panel}]`)
          : await openPage(request, leadPath(panel, locale) + about);
      expectWhole(page);
      const [, option] = page.all("select[name=day] option");
      const day: Typed = option ? { day: option.attribs.value ?? "", time: "11:00" } : {};
      const email = newAddress();
      const person: Typed = requires === "person" ? { name: "Ana Gómez", phone: newPhone(locale) } : {};
      const before = site.service.calls.length;
      const sent = await page.submit(leads[`${stem}Send`], { email, privacy: "on", ...person, ...day });
      expectWhole(sent);
      expect(sent.text("main h1")).toBe(leads[`${stem}Sent`]);
      const [call, ...others] = site.service.calls
        .slice(before)
        .filter(({ path }) => /^\/(?:lead|notifications)/.test(path));
      expect([call?.path, others]).toEqual([`/lead?type=${types[panel]}`, []]);
      expect(call?.body).toContain(email);
    });
}
