import { expect } from "vitest";
import { wordsOf } from "#platform/wording.ts";
import { newAddress } from "#tools/test-support/contact-form.ts";
import { faultsOf, readFeed } from "#tools/test-support/feed-rules.ts";
import { comparePaths } from "#tools/test-support/invented-addresses.ts";
import { leadPath } from "#tools/test-support/lead-forms.ts";
import { loginPaths } from "#tools/test-support/login.ts";
import { newPhone } from "#tools/test-support/new-phone.ts";
import { paths } from "#tools/test-support/paths.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { reserveAddress, reservePeople } from "#tools/test-support/reserve.ts";
import { tradeInPath } from "#tools/test-support/trade-in.ts";
import { textOf } from "../http/html-page.ts";
import { openPage, sendStep } from "../http/submit-form.ts";
import { languages } from "../support/tiers.ts";
import { expectWhole, missingValue, signIn, test } from "./specified-test.ts";

const vin = "VSSZZZ1SPEC000000";

for (const [locale, tier] of languages) {
  test(`${locale}: home, a filtered list, a vehicle and its simulation`, tier, async ({ request, site }) => {
    const home = await openPage(request, paths.home[locale]);
    expectWhole(home);
    const list = await openPage(request, `${paths.list[locale]}?brand=seat`);
    expectWhole(list);
    expect(list.all("main article")).toHaveLength(8);
    const closed = list.all("main [data-groups] [name=open]").map(({ attribs }) => `open=${attribs.value}`);
    const opened = await openPage(request, `${paths.list[locale]}?brand=seat&${closed.join("&")}`);
    const boxes = (name: string) =>
      opened.all(`main [data-groups] [name=${name}]`).flatMap((box) => {
        const options = opened
          .all("option", undefined, box)
          .map((each) => each.attribs.value ?? textOf(each));
        return options.length > 0 ? options.slice(1) : [box.attribs.value];
      });
    const thisYear = new Date().getFullYear();
    expect(boxes("yearFrom")).toEqual(
      Array.from({ length: thisYear - 2017 }, (_, index) => `${thisYear - index}`),
    );
    expect(boxes("kmsTo")).toHaveLength(15);
    expect(boxes("seats")).toEqual(["2", "5"]);
    expect(boxes("model")).toEqual(["seat-leon", "seat-ateca"]);
    expect(boxes("fuel")).toEqual(["petrol", "diesel", "electric"]);
    expect(list.text("main article [data-part=finance]")).toContain(
      locale === "es" ? "cada mes" : "cada mês",
    );
    const before = site.service.calls.length;
    const vehicle = await list.follow("main article h3 a");
    expectWhole(vehicle);
    expect(vehicle.text("main h1")).toContain("Seat");
    const figures = vehicle.text("main").replace(/[\s.]/g, "");
    for (const price of [19_900, 20_800, 19_400, 19_800]) expect(figures).toContain(`${price},00€`);
    const calledSince = (pattern: RegExp) =>
      site.service.calls.slice(before).filter(({ path }) => pattern.test(path)).length;
    expect(calledSince(/^\/vehicle\/[A-Z0-9]{17}$/)).toBe(1);
    const simulated = await openPage(request, `${vehicle.url.pathname}?deposit=3000&months=48`);
    expectWhole(simulated);
    expect(calledSince(/^\/finance\/[A-Z0-9]{17}\?.*initialValue=3000/)).toBe(1);
  });

  test(`${locale}: feeds are made from the lists and the vehicles' own pages`, tier, async ({ request }) => {
    for (const feed of ["google", "meta", "stock"] as const) {
      const text = await (await request.get(`/feeds/${feed}-${locale}.csv`)).text();
      expect(text).not.toMatch(missingValue);
      const rows = readFeed(text);
      expect(faultsOf(feed, rows)).toEqual([]);
      expect(new Set(rows.map((row) => row.vin ?? row.VIN)).size).toBe(rows.length);
      // The vehicles of this service stand in Spain, and feeds list those of their own country.
      expect(rows.length > 1, feed).toBe(locale === "es");
    }
  });

  test(`${locale}: a request for contact`, tier, async ({ request, site }) => {
    const page = await openPage(request, leadPath("contact", locale));
    const email = newAddress();
    const sent = await page.submit(wordsOf(locale, "leads").contactSend, {
      name: "Ana Gómez",
      phone: newPhone(locale),
      email,
      message: "¿Abrís los sábados?",
      privacy: "on",
    });
    expectWhole(sent);
    expect(sent.text("main dl")).toContain(email);
    const lead = site.service.calls.findLast(({ path }) => path.startsWith("/lead?"));
    expect(lead?.path).toBe("/lead?type=34");
    expect(lead?.body).toContain(email);
  });

  test(
    `${locale}: from the login to a vehicle that is reserved and paid`,
    tier,
    async ({ request, site }) => {
      const before = site.service.calls.length;
      const login = await openPage(request, loginPaths[locale]);
      const again = await openPage(request, loginPaths[locale]);
      await signIn(again);
      const signedIn = await openPage(request, loginPaths[locale]);
      expect(signedIn.url.pathname).not.toBe(login.url.pathname);
      const sessions = new Set(
        site.service.calls
          .slice(before)
          .filter(({ path }) => /^\/users\/(prelogin|login)/.test(path))
          .map(({ headers }) => headers["x-session-id"]),
      );
      expect(sessions.size).toBe(1);

      let page = await openPage(request, reserveAddress(locale, vin));
      expectWhole(page);
      page = await sendStep(page, { retake: "no" });
      expectWhole(page);
      const dealerIds = page.all("[name=dealerId] option").map(({ attribs }) => attribs.value);
      page = await sendStep(page, { delivery: "1", dealerId: dealerIds.find(Boolean) ?? "" });
      expectWhole(page);

      const { nif, zip, city, address, phone } = reservePeople[locale];
      page = await sendStep(page, { phone, nif, address, zipCode: zip, city });
      expectWhole(page);
      page = await sendStep(page, { conditions: "on" });
      expectWhole(page);
      const payment = site.service.calls.findLast(({ path }) => path.startsWith("/payments/v2"));
      expect(payment?.path).toBe("/payments/v2?createPayment=true");
      expect(JSON.parse(payment?.body ?? "{}")).toMatchObject({ vin, delivery: { deliveryType: 1 } });
      const [payAt = ""] = page.all("main a[rel=nofollow]").map(({ attribs }) => attribs.href);
      expect(payAt).toMatch(/\/provider\/pay\?payment=/);
      const paid = await openPage(request, payAt);
      expect(paid.url.pathname).toBe(page.url.pathname);
      const reservations = await openPage(request, personalPath("reservations", locale));
      expectWhole(reservations);
      expectWhole(await reservations.follow("main a", /Seat León/));
      for (const route of ["savedSearches", "notifications", "tradeIns", "account"] as const)
        expectWhole(await openPage(request, personalPath(route, locale)));
    },
  );

  test(
    `${locale}: pages of content, comparison and the first steps of the wizards`,
    tier,
    async ({ request }) => {
      const addresses = [
        paths.blog[locale],
        paths.faq[locale],
        `${comparePaths[locale]}?vin=${vin},VSSZZZ1SPEC000001`,
        `${leadPath("test-drive", locale)}?vin=${vin}`,
        tradeInPath(locale),
        ...(locale === "es"
          ? ["/concesionarios/", "/financiacion/", "/seat-segunda-mano/", "/landings/black-days/"]
          : []),
      ];
      for (const address of addresses) expectWhole(await openPage(request, address));
      const missing = await openPage(request, paths.missing[locale]);
      expect(missing.status).toBe(404);
      expect(missing.text("body")).not.toMatch(missingValue);
    },
  );
}

test("it is ready, and after the start its log has no warning", async ({ site }) => {
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(site.output()).not.toMatch(/"level":(?:40|50|60)/);
});
