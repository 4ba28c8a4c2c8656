import { expect } from "@playwright/test";
import { chromiumOptions } from "#tools/chromium.ts";
import { screens } from "#tools/test-support/screens.ts";
import { storedLinks } from "../crawl/walk-links.ts";
import { examine } from "../states/examine.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

/** Tests that share the pages, so that they can be divided before it is known how many there are. */
const parts = 60;

// Only the markup is examined.
test.use({ launchOptions: chromiumOptions("--blink-settings=imagesEnabled=false") });

for (let part = 0; part < parts; part++)
  test(`pages, part ${part + 1} of ${parts}`, async ({ page }) => {
    const { problems } = watchPage(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of storedLinks().pages.filter((_, index) => index % parts === part)) {
      for (const [screen, size] of Object.entries(screens)) {
        await page.setViewportSize(size);
        if (screen === "phone") await page.goto(path);
        await examine(page, `${path}, ${screen}`);
      }
      expect.soft(problems.splice(0), path).toEqual([]);
    }
  });
