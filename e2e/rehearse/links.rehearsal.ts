import { test } from "@playwright/test";
import { storeLinks, walkLinks } from "../crawl/walk-links.ts";

test("every link is followed", async () => {
  test.setTimeout(60 * 60_000);
  storeLinks(await walkLinks(test.info().project.use.baseURL ?? ""));
});
