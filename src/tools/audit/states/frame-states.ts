import type { Page } from "@playwright/test";
import { plainPage } from "#pipeline/plain-page.ts";
import { openExamples } from "#tools/test-support/open-examples.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { type Language, patiently, type State } from "./state.ts";

const settings = { es: "/configurar-cookies/", pt: "/pt/configurar-cookies/" } as const;
const prefix = (locale: Language) => (locale === "es" ? "" : "/pt");

const openMenu = async (page: Page, isPhone: boolean): Promise<void> => {
  if (!isPhone) return page.locator("header summary").first().press("Enter");
  const nested = page.locator("#site-menu summary").first();
  await patiently(async () => {
    const burger = page.locator("header button[popovertarget=site-menu]:visible").first();
    if (!(await nested.isVisible())) await burger.click({ timeout: 2_000 });
    await nested.click({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
};

/** What stands around every page, and the pages for what went wrong. */
export const frameStates: readonly State[] = [
  {
    name: "the question about cookies",
    consent: "ask",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      await page.goto(paths.home[locale]);
      await patiently(page.locator("[data-testid=consent]")).toBeVisible();
    },
  },
  {
    name: "cookie settings, not answered",
    consent: "ask",
    reach: async ({ page, locale }) => void (await page.goto(settings[locale])),
  },
  {
    name: "cookie settings, changed",
    consent: "all",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      await page.goto(settings[locale]);
      await page.locator("main button[name=consent][value=necessary]").click();
      await patiently(page.locator("[data-choice=necessary]")).toBeVisible();
    },
  },
  {
    name: "menu open",
    inEveryLook: true,
    reach: async ({ page, locale, isPhone }) => {
      await page.goto(paths.home[locale]);
      await openMenu(page, isPhone);
    },
  },
  {
    name: "help open",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      await page.goto(paths.list[locale]);
      await page.locator("button[popovertarget=action-bar]:visible").first().click();
      await patiently(page.locator("#action-bar")).toBeVisible();
    },
  },
  {
    name: "not found",
    inEveryLook: true,
    reach: async ({ page, locale }) => void (await page.goto(paths.missing[locale])),
  },
  {
    name: "not found, with the menu",
    reach: async ({ page, locale, isPhone }) => {
      await page.goto(paths.missing[locale]);
      await openMenu(page, isPhone);
    },
  },
  {
    name: "refused path",
    reach: async ({ page, locale }) => void (await page.goto(`${prefix(locale)}/a.b_c/`)),
  },
  ...[500, 429, 405].map(
    (status): State => ({
      name: status === 500 ? "failed page" : `refused with ${status}`,
      inEveryLook: true,
      reach: ({ page, locale }) => {
        const contact = { text: "900 000 000", href: "tel:+34900000000" };
        const known = {
          status,
          locale,
          requestId: "6f9619ff-8b86-d011-b42d-00cf4fc964ff",
          address: `${prefix(locale)}/`,
        };
        return page.setContent(plainPage({ ...known, contact }));
      },
    }),
  ),
  {
    name: "message after registration",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      await page.goto(paths.list[locale]);
      await page.goto(`${paths.home[locale]}?action=registration`);
      const message = page.locator("[data-flash=registration]");
      await patiently(message).toBeVisible();
      await message.hover();
    },
  },
  {
    name: "message that a part did not load",
    says: /Failed to load chunk x/,
    reach: async ({ page, locale }) => {
      await page.goto(paths.home[locale]);
      await touched(page);
      await page.evaluate(() => {
        sessionStorage.setItem("volante-reloaded-at", String(Date.now()));
        void Promise.reject(Object.assign(new Error("Failed to load chunk x"), { name: "ChunkLoadError" }));
      });
      await patiently(page.locator("[data-flash=incomplete]")).toBeVisible();
      await page.locator("[data-flash=incomplete]").hover();
    },
  },
  {
    name: "log out, asked by a foreign site",
    reach: async ({ page, locale }) => {
      await page.goto(`${paths.home[locale]}?action=logout`);
      await patiently(page.locator("main form button")).toBeVisible();
    },
  },
  {
    name: "finance simulator, not understood",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      const path = { es: "/financiacion/", pt: "/pt/financiamento/" }[locale];
      await page.goto(`${path}?price=abc&deposit=x&months=7`);
    },
  },
  {
    name: "finance simulator, corrected",
    reach: async ({ page, locale }) => {
      const path = { es: "/financiacion/", pt: "/pt/financiamento/" }[locale];
      await page.goto(`${path}?price=20000&deposit=19000&months=48`);
    },
  },
  {
    name: "dealers of an unknown place",
    reach: async ({ page, locale }) => {
      const path = { es: "/concesionario-coches-ocasion/", pt: "/pt/concessionarios-carros-usados/" }[locale];
      await page.goto(`${path}?place=atlantida`);
    },
  },
  {
    name: "blog, behind its last page",
    reach: async ({ page, locale }) => void (await page.goto(`${paths.blog[locale]}?page=99`)),
  },
  {
    name: "every block and widget",
    inEveryLook: true,
    // The same block stands there several times, its landmarks with it.
    without: ["landmark-unique"],
    reach: async ({ page, locale }) => {
      if (locale === "es") await openExamples(page);
      else await page.goto("/pt/bloques/");
      await patiently(page.locator("[data-example]").first()).toBeVisible();
    },
  },
];
