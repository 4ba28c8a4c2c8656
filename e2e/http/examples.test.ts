import { expect } from "vitest";
import { parsePage } from "./html-page.ts";
import { test } from "./http-test.ts";

test("of the examples each id stands once, and nothing of the content is run", async ({ request }) => {
  const { all, attribute } = parsePage(await (await request.get("/pt/bloques/")).text());
  expect(all("[data-example]").length).toBeGreaterThan(20);
  expect(attribute('meta[name="robots"]', "content")).toContain("noindex");
  const ids = all("[id]").map(({ attribs }) => attribs.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const scripts = all("[data-example] script").filter(
    ({ attribs }) => attribs.type !== "application/ld+json",
  );
  expect(scripts).toEqual([]);
  const handlers = all("[data-example] *").flatMap(({ attribs }) =>
    Object.keys(attribs).filter((name) => name.startsWith("on")),
  );
  expect(handlers).toEqual([]);
});
