import { expect } from "@playwright/test";
import { test } from "../support/page-cache-test.ts";
import { returnToList } from "../support/return-to-list.ts";

test("back from a vehicle, kept by the browser: the same place, card and filters, and the history before them", async ({
  page,
}) => {
  expect(await returnToList(page), "whether the document was kept").toBe(true);
});
