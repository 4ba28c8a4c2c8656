import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { wordsOf } from "#platform/wording.ts";
import { favouritesPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { tradeInPath } from "#tools/test-support/trade-in.ts";
import { openPage } from "../http/submit-form.ts";
import { sendStep, typedOn, walkSteps } from "../http/trade-in-steps.ts";
import { languages, withAll } from "../support/tiers.ts";
import { beCustomer, expectWhole, type SpecifiedSite, test } from "./specified-test.ts";

const lastCall = ({ service }: SpecifiedSite, method: string, path: RegExp) =>
  service.calls.findLast((call) => call.method === method && path.test(call.path));

for (const [locale] of languages) {
  test(
    `${locale}: a vehicle is a favourite with its finance id, and is one no longer`,
    withAll,
    async ({ request, site }) => {
      const words = loginWords[locale];
      await beCustomer(request, locale);
      const list = await openPage(request, paths.list[locale]);
      const favourites = await list.submit(list.one("main article button[data-favourite]"));
      expectWhole(favourites);
      expect(favourites.url.pathname).toBe(favouritesPaths[locale]);
      expect(favourites.all("main article")).toHaveLength(1);
      expect(JSON.parse(lastCall(site, "POST", /^\/favorite/)?.body ?? "")).toMatchObject({
        vin: expect.stringMatching(/^VSSZZZ1SPEC/),
        fin: expect.any(String),
      });
      const removed = await favourites.submit(favourites.one("main button[data-favourite]", words.remove));
      expect(removed.all("main article")).toHaveLength(0);
      expect(JSON.parse(lastCall(site, "PUT", /^\/favorite/)?.body ?? "")).toMatchObject({
        vin: expect.stringMatching(/^VSSZZZ1SPEC/),
      });
    },
  );

  test(`${locale}: alerts begin by their forms, are changed, and end`, withAll, async ({ request, site }) => {
    const leads = wordsOf(locale, "leads");
    const words = wordsOf(locale, "savedSearches");
    await beCustomer(request, locale);
    const list = await openPage(request, paths.list[locale]);
    const vehicle = await list.follow("main article[data-status=available] h3 a");
    for (const [page, panel, send] of [
      [list, "car-alert", leads.carAlertSend],
      [vehicle, "price-drop", leads.priceDropSend],
    ] as const) {
      const sent = await (await page.follow(`a[data-panel=${panel}]`)).submit(send);
      expectWhole(sent);
      expect(sent.all("[data-error-summary]"), panel).toEqual([]);
    }
    expect(lastCall(site, "POST", /^\/notifications\/car-alert\?type=\d+$/)).toBeDefined();
    expect(lastCall(site, "POST", /^\/notifications\/VSSZZZ1SPEC\d+\/price-drop\?type=\d+$/)).toBeDefined();

    let page = await openPage(request, personalPath("savedSearches", locale));
    expectWhole(page);
    expectWhole(await openPage(request, personalPath("notifications", locale)));
    page = await page.submit(new RegExp(`^${words.pause}`));
    expectWhole(page);
    expect(lastCall(site, "PATCH", /^\/notifications\/(?:car-alert\?id|price-drop\?vin)=/)).toBeDefined();
    for (let left = page.all("main section li").length; left > 0; left -= 1) {
      page = await page.submit(new RegExp(`^${words.remove}`));
      expect(page.all("main section li")).toHaveLength(left - 1);
    }
    expect(lastCall(site, "DELETE", /^\/notifications\/car-alert\?id=/)).toBeDefined();
    expect(lastCall(site, "DELETE", /^\/notifications\/price-drop\?vin=/)).toBeDefined();
    if (locale === "es") expect(lastCall(site, "DELETE", /^\/search\/saveV2\?id=search-1$/)).toBeDefined();
  });

  test(
    `${locale}: a car is valued, booked in, moved, described with a photo and handed in`,
    withAll,
    async ({ request, site }) => {
      const words = wordsOf(locale, "tradeIn");
      const personal = wordsOf(locale, "tradeIns");
      const condition = wordsOf(locale, "carCondition");
      await beCustomer(request, locale);
      let page = await walkSteps(await openPage(request, tradeInPath(locale)), locale, [
        "plate",
        "person",
        "dealer",
      ]);
      expectWhole(page);
      expect(page.text("main h1")).toBe(words.valuationTitle);
      const phaseOne = JSON.parse(lastCall(site, "POST", /^\/retake\/phase1\/v2/)?.body ?? "");
      expect(phaseOne).toMatchObject({ assignToUser: true, kilometers: 64_000 });
      page = await walkSteps(await sendStep(page), locale, ["booking"]);
      expectWhole(page);
      expect(lastCall(site, "POST", /^\/retake\/[\w-]+\/phase2\/book/)?.body).toContain("dateTime");

      page = await openPage(request, personalPath("tradeIns", locale));
      expectWhole(page);
      const car = await page.follow("main li h2 a");
      expectWhole(car);
      page = await car.follow("main a", personal.move);
      page = await sendStep(page, typedOn.booking(page));
      expectWhole(page);
      expect(lastCall(site, "PUT", /^\/retake\/[\w-]+\/phase2\/book/)).toBeDefined();

      page = await car.follow("main a", condition.photos);
      const view = condition.povs.interior;
      const photo = new File([await readFile("public/icons/app-192.png")], "car.png", { type: "image/png" });
      page = await page.submit(condition.sendPhoto.replace("{view}", view), { image: photo });
      expectWhole(page);
      expect(page.text()).toContain(condition.photoSaved.replace("{view}", view));
      const picture = page.all("main img").find(({ attribs }) => attribs.src?.includes("pov="));
      const shown = await request.get(picture?.attribs.src ?? "");
      expect([shown.status(), shown.headers()["content-type"]]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);

      page = await sendStep(await car.follow("main a", condition.begin), { kms: "64.500", engine: "GOOD" });
      expectWhole(page);
      expect(page.url.search).toBe("?confirm=submit&enviado=1");
      const sent = lastCall(site, "POST", /^\/retake\/[\w-]+\/phase2\/v3\?submit=true$/)?.body ?? "{}";
      expect(JSON.parse(sent).files).toEqual([{ id: "interior", pov: "interior" }]);
      const later = await openPage(request, car.url.pathname);
      expectWhole(later);
      expect(later.text("main")).toContain(condition.sentText);
      const photos = await later.follow("main a", condition.photos);
      expect(photos.all("main img").map(({ attribs }) => attribs.src)).toEqual([
        expect.stringContaining("pov=interior"),
      ]);
      const answers = await later.follow("main a", condition.goOn);
      expect(answers.attribute("main [name=kms]", "value")?.replace(/\D/g, "")).toBe("64500");
      expect(answers.all("main [name=engine][checked]").map(({ attribs }) => attribs.value)).toEqual([
        "GOOD",
      ]);
    },
  );
}
