import { expect } from "@playwright/test";
import { returnToList } from "../support/return-to-list.ts";
import { test } from "../support/test.ts";

// Playwright turns the browser's own cache of documents off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("back from a vehicle, kept by the browser: the same place, card and filters, and the history before them", async ({
  page,
}) => {
  expect(await returnToList(page), "whether the document was kept").toBe(true);
});
