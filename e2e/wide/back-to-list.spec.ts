import { expect } from "@playwright/test";
import { returnToList } from "../support/return-to-list.ts";
import { test } from "../support/test.ts";

test("back from a vehicle, drawn anew: the same place, card and filters, and the history before them", async ({
  page,
}) => {
  expect(await returnToList(page), "whether the document was kept").toBe(false);
});
