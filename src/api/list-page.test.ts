import { expect, test, vi } from "vitest";
import type { Page } from "#api/models/page.ts";
import { fail, ok } from "#platform/result.ts";
import { call } from "./call.ts";
import { fetchPageContent } from "./fetch-page.ts";
import { confirmListPage, findListPage } from "./list-page.ts";

vi.mock("./fetch-page.ts", () => ({ fetchPageContent: vi.fn() }));
vi.mock("./call.ts", () => ({ call: vi.fn() }));

const pageAbout = (slug: string, filters: Readonly<Record<string, string>>) => {
  const data = { heading: "Coches", filters };
  return { slug, components: [{ id: "1", key: "search", data }] } as unknown as Page;
};
const seat = { filters: { brand: "seat" } };
const atHand = pageAbout("seat", seat.filters);

test.each([
  ["the page at hand is about the list", "seat", seat, atHand, []],
  ["the page at hand is about another", "seat", { filters: { brand: "audi" } }, undefined, []],
  ["another page is asked", "audi", { filters: { brand: "audi" } }, "audi", ["audi"]],
  ["another page is about something else", "audi", seat, undefined, ["audi"]],
  ["another page does not answer", "none", seat, undefined, ["none"]],
] as const)("%s", async (_, slug, list, expected, asked) => {
  const audi = pageAbout("audi", { brand: "audi" });
  vi.mocked(fetchPageContent)
    .mockReset()
    .mockImplementation(async (of) => (of === "audi" ? ok(audi) : fail("not-found", "no")));
  expect(await confirmListPage(slug, list, "es", atHand)).toBe(expected === "audi" ? audi : expected);
  expect(vi.mocked(fetchPageContent).mock.calls.map(([of]) => of)).toEqual(asked);
});

test("the page of a list is asked for without the list, by its name on the page that asks", async () => {
  vi.mocked(call).mockImplementation(
    async (name) =>
      (name === "dropdowns" ? fail("unreachable", "no") : ok({ slug: "seat", components: [] })) as never,
  );
  vi.mocked(fetchPageContent)
    .mockReset()
    .mockResolvedValue(ok(pageAbout("seat", seat.filters)));
  expect(await findListPage({ list: seat, locale: "es", from: "coches" })).toBe("seat");
  const calls = vi.mocked(call).mock.calls as unknown as [string, { body: object }][];
  const [name, { body = {} } = {}] = calls.find(([each]) => each !== "dropdowns") ?? [];
  expect([name, body]).toMatchObject(["componentFiltered", { slug: "coches", pageOnly: true }]);
});
