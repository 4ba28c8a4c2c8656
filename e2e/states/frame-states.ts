import { expect } from "@playwright/test";
import { routePath } from "#domain/route-paths.ts";
import { plainPage } from "#pipeline/plain-page.ts";
import { openExamples } from "#tools/test-support/open-examples.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import type { State, Visit } from "./state.ts";

const openMenu = async ({ page, isPhone }: Visit): Promise<void> => {
  if (!isPhone) return page.locator("header summary").first().press("Enter");
  await page.locator("header button[popovertarget=site-menu]:visible").first().click();
  await page.locator("#site-menu summary").first().click();
};

/** What stands around every page, and the pages for what went wrong. */
export const frameStates: readonly State[] = [
  {
    name: "cookies",
    smoke: "all",
    consent: "ask",
    inEveryLook: true,
    reach: async ({ page, locale, look }) => {
      await page.goto(paths.missing[locale]);
      await expect(page.locator("[data-testid=consent]")).toBeVisible();
      await look("question");
      await page.goto(routePath("consent", locale));
      await look("settings, not answered");
      await page.locator("main button[name=consent][value=necessary]").click();
      await expect(page.locator("[data-choice=necessary]")).toBeVisible();
      await look("settings, changed");
    },
  },
  {
    name: "frame",
    smoke: true,
    inEveryLook: true,
    reach: async (visit) => {
      const { page, locale, look } = visit;
      await page.goto(paths.home[locale]);
      await openMenu(visit);
      await look("menu");
      await page.goto(paths.list[locale]);
      await page.locator("button[popovertarget=action-bar]:visible").first().click();
      await expect(page.locator("#action-bar")).toBeVisible();
      await look("help");
    },
  },
  {
    name: "not found, with the menu",
    reach: async (visit) => {
      await visit.page.goto(paths.missing[visit.locale]);
      await openMenu(visit);
    },
  },
  {
    name: "failed pages",
    smoke: true,
    inEveryLook: true,
    reach: async ({ page, locale, look }) => {
      const contact = { text: "900 000 000", href: "tel:+34900000000" };
      const known = {
        locale,
        requestId: "6f9619ff-8b86-d011-b42d-00cf4fc964ff",
        address: paths.home[locale],
      };
      for (const status of [500, 429, 405]) {
        await page.setContent(plainPage({ ...known, status, contact }));
        await look(String(status));
      }
    },
  },
  {
    name: "message after registration",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      await page.goto(paths.list[locale]);
      await page.goto(`${paths.home[locale]}?action=registration`);
      const message = page.locator("[data-flash=registration]");
      await expect(message).toBeVisible();
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
        sessionStorage.setItem("volante-reload", String(Date.now()));
        void Promise.reject(Object.assign(new Error("Failed to load chunk x"), { name: "ChunkLoadError" }));
      });
      await expect(page.locator("[data-flash=incomplete]")).toBeVisible();
      await page.locator("[data-flash=incomplete]").hover();
    },
  },
  {
    name: "every block and widget",
    smoke: "all",
    inEveryLook: true,
    // The same block stands there several times, its landmarks with it.
    without: ["landmark-unique"],
    reach: async ({ page, locale }) => {
      if (locale === "es") await openExamples(page);
      else await page.goto(routePath("examples", locale));
      await expect(page.locator("[data-example]").first()).toBeVisible();
    },
  },
];
