import { describe, expect } from "vitest";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { loginPaths } from "#tools/test-support/login.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { reserveAddress, reservePeople } from "#tools/test-support/reserve.ts";
import { tradeInPath } from "#tools/test-support/trade-in.ts";
import { openPage } from "../http/submit-form.ts";
import { sendStep, typedOn, walkSteps } from "../http/trade-in-steps.ts";
import { withAll } from "../support/tiers.ts";
import { beCustomer, expectWhole, type SpecifiedSite, signIn, test as siteTest } from "./specified-test.ts";

/** Section 8 of the specification, row by row; what a browser alone shows of it is in e2e/journeys/ and e2e/regressions/. */
const test = siteTest.extend("failing", ({ site: { service } }, { onCleanup }) => {
  onCleanup(() => service.lie());
  /** Has calls of this path answered with this status, without a body; 0 is no answer at all. */
  return (pattern: RegExp, status = 500): void =>
    service.lie(({ path }, answer) => {
      if (!pattern.test(path)) return answer;
      return status === 0 ? undefined : new Response("", { status });
    });
});

const addresses: Readonly<Record<Locale, Readonly<Record<"blocked" | "content" | "vehicle", string>>>> = {
  es: {
    blocked: "/wp-admin/",
    content: "/pagina-que-no-responde/",
    vehicle: "/coches-ocasion/VSSZZZ1SPEC000021/",
  },
  pt: {
    blocked: "/pt/wp-admin/",
    content: "/pt/pagina-que-nao-responde/",
    vehicle: "/pt/carros-usados/VSSZZZ1SPEC000022/",
  },
};

/** The calls that came since then, by path. */
const since = ({ service }: SpecifiedSite, before: number, path: RegExp) =>
  service.calls.slice(before).filter((call) => path.test(call.path));

for (const locale of ["es", "pt"] as const)
  describe(`${locale}:`, withAll, () => {
    const tradeIn = wordsOf(locale, "tradeIn");
    const { fieldErrors } = wordsOf(locale, "forms");

    test.for([
      ["an invalid path", `${locale === "es" ? "" : "/pt"}/a.b/`, "Page not found: "],
      ["a blocked path", addresses[locale].blocked, "Not Found: "],
      ["a route that is not valid", loginPaths[locale].replace(/\/$/, "-x/"), "page-not-found"],
    ] as const)("%s is 404 with its message", async ([, path, message], { request }) => {
      const page = await openPage(request, path);
      expect([page.status, page.headers["x-error"]]).toEqual([404, expect.stringContaining(message)]);
      expect(page.text("main")).toContain(message.trim());
    });

    test("a page of content whose call fails is 404 page-not-found", async ({ request, failing }) => {
      failing(/^\/pages\//);
      const page = await openPage(request, addresses[locale].content);
      expect([page.status, page.headers["x-error"]]).toEqual([404, "page-not-found"]);
      expect(page.headers["cache-control"]).toContain("no-store");
    });

    test("a vehicle whose call fails is 404 'Vehicle page Not Found', and not indexed", async ({
      request,
      failing,
    }) => {
      failing(/^\/vehicle\/VSSZZZ1SPEC0000\d\d$/);
      const page = await openPage(request, addresses[locale].vehicle);
      expect([page.status, page.headers["x-error"]]).toEqual([404, "Vehicle page Not Found"]);
      expect(page.attribute("meta[name=robots]", "content")).toContain("noindex");
    });

    test("a login without an answer empties the token, shows nothing, and is tried again", async ({
      request,
      site,
      failing,
    }) => {
      await signIn(await openPage(request, loginPaths[locale]));
      failing(/^\/users\/login/, 0);
      const comparison = locale === "es" ? "/comparar/" : "/pt/comparar/";
      const before = site.service.calls.length;
      expectWhole(await openPage(request, comparison));
      expect(since(site, before, /^\/users\/login/)).not.toEqual([]);
      failing(/^\/none$/);
      const again = site.service.calls.length;
      expectWhole(await openPage(request, personalPath("reservations", locale)));
      expect(since(site, again, /^\/users\/login/)).toHaveLength(1);
    });

    test("a pre-login that fails leaves a login page that says so", async ({ request, failing }) => {
      failing(/^\/users\/prelogin/);
      const page = await openPage(request, loginPaths[locale]);
      expect(page.status).toBe(200);
      expect(page.all("[data-identity-widget] script, script[src*=provider]")).toEqual([]);
    });

    test("without its SEO a page is whole", async ({ request, failing }) => {
      failing(/^\/seo/);
      const home = await openPage(request, locale === "es" ? "/" : "/pt/");
      expectWhole(home);
      expect(home.text("title")).not.toBe("");
    });

    test("a simulation that fails says so beside the price", async ({ request, failing }) => {
      failing(/^\/finance\//);
      const page = await openPage(
        request,
        `${addresses[locale].vehicle.replace(/\d\/$/, "6/")}?deposit=2500&months=36`,
      );
      expect(page.status).toBe(200);
      expect(page.text("main")).toContain(wordsOf(locale, "finance").unavailable);
    });

    test("plate, valuation and booking say their own words when they fail", async ({ request, failing }) => {
      failing(/^\/retake\/plate\//);
      let page = await walkSteps(await openPage(request, tradeInPath(locale)), locale, ["plate"]);
      expect(page.text("main")).toContain(tradeIn.registerAway);
      failing(/^\/none$/);
      page = await openPage(request, tradeInPath(locale, "plate"));
      page = await walkSteps(page, locale, ["plate", "person"]);
      failing(/^\/retake\/phase1\//);
      page = await sendStep(page, typedOn.dealer(page));
      expect(page.text("[data-error-summary]")).toContain(fieldErrors.valuationFailed);
      failing(/^\/none$/);
      page = await sendStep(page);
      expect(page.text("main h1")).toBe(tradeIn.valuationTitle);
      page = await sendStep(page);
      failing(/\/phase2\/book/);
      page = await sendStep(page, typedOn.booking(page));
      expect(page.text("[data-error-summary]")).toContain(fieldErrors.bookingFailed);
    });

    test("a reservation that cannot be sent says so and keeps what was typed", async ({
      request,
      failing,
    }) => {
      await beCustomer(request, locale);
      let page = await openPage(request, reserveAddress(locale, "VSSZZZ1SPEC000001"));
      const go = async (typed: Record<string, string>) => sendStep(page, typed);
      page = await go({ retake: "no", financing: "no" });
      const dealerId = page.all("[name=dealerId] option").map(({ attribs }) => attribs.value)[1] ?? "";
      page = await go({ delivery: "1", dealerId });
      const { nif, zip, city, address, phone } = reservePeople[locale];
      page = await go({ phone, nif, address, zipCode: zip, city });
      failing(/^\/payments\/v2/);
      page = await go({ conditions: "on" });
      expect(page.text("[data-error-summary]")).toContain(fieldErrors.reservationRefused);
      failing(/^\/none$/);
      page = await go({ conditions: "on" });
      expectWhole(page);
      expect(page.url.pathname).not.toContain("summary");
    });
  });

test("fields of ours go to a service as long as it announces them", withAll, async ({ request, site }) => {
  const areSent = async () => {
    const before = site.service.calls.length;
    await openPage(request, loginPaths.es);
    return since(site, before, /^\/users\/prelogin/).map(({ path }) => path.includes("returnUrl="));
  };
  expect(await areSent()).toEqual([false]);
  site.service.lie((_, answer) => {
    answer.headers.set("x-volante-extensions", "returnUrl");
    return answer;
  });
  await areSent();
  expect(await areSent()).toEqual([true]);
  site.service.lie();
  await areSent();
  expect(await areSent()).toEqual([false]);
});
