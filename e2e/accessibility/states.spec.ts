import { screens } from "#tools/test-support/screens.ts";
import { allStates } from "../states/all-states.ts";
import { examine } from "../states/examine.ts";
import { visitState } from "../states/visit-state.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";

// Some states are a dozen pages, and the page of all examples has some ten thousand elements.
test.describe.configure({ timeout: 120_000 });

const isAll = process.env.TEST_TIER === "all";

/** By default one page of each template, a panel and a refused form; with `--all` each panel and each step of a wizard. */
const smoke = allStates.filter(({ smoke }) => smoke);

for (const state of smoke)
  test(state.name, state.smoke === "all" ? withAll : {}, async ({ page }) => {
    await visitState(page, state, "es", async (name, tier) => {
      if (isAll || tier !== "all") await examine(page, name, state);
    });
  });

test.describe("on a desktop in Portuguese, dark too", withAll, () => {
  test.use({ viewport: screens.desktop, hasTouch: false, isMobile: false, locale: "pt-PT" });
  for (const state of smoke)
    test(state.name, async ({ page }) => {
      const wanted = state.inEveryLook ? (["light", "dark"] as const) : (["light"] as const);
      await visitState(page, state, "pt", (name) => examine(page, name, { ...state, wanted }));
    });
});
