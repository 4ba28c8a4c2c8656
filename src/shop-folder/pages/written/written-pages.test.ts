import { describe, expect, test } from "vitest";
import { demoFolderWith, demoText } from "#demo/test-demo-folder.ts";
import { checkPlaces } from "#shop-folder/files/check-places.ts";
import { checkBlocks } from "./check-blocks.ts";
import { checkLinks } from "./check-links.ts";
import { readPages } from "./written-pages.ts";

const [buying, terms, faq] = ["pages/buying.es.yaml", "pages/terms.es.md", "pages/faq.es.yaml"] as const;

const readWith = (file: string, text: string | RegExp, other: string) =>
  readPages(demoFolderWith(file, text, other), ["es", "pt"]);

describe("what a page's file may not say", () => {
  test.each([
    [
      "an unknown block",
      buying,
      "key: steps",
      "key: stpes",
      /:\d+: blocks\.1\.key: unknown block, expected one of /,
    ],
    ["a missing address", buying, /slug: .*\n/, "", /:1: slug: Invalid input: expected string/],
    ["an address with a blank", terms, /slug: .*\n/, "slug: a b\n", /:2: slug: expected words between/],
    [
      "a field that nobody knows",
      terms,
      "description:",
      "descripcion:",
      /:4: descripcion: no field is called so/,
    ],
    [
      "two blocks of one name",
      buying,
      "id: steps",
      "id: title",
      /:\d+: blocks\.1\.id: title is the id of another/,
    ],
    [
      "a block of text without one",
      buying,
      "markdown: |",
      "markdwn: |",
      /:\d+: blocks\.2\.markdown: expected a text/,
    ],
    ["what our Markdown has not", terms, "\n## ", "\n# ", /:\d+: text: expected headings that start with ##/],
    ["a link in plain words", terms, "\n## ", "\n[a](/b/)\n\n## ", /:\d+: text: expected plain words/],
    [
      "a table in an answer that is broken",
      faq,
      "markdown: ",
      "markdown: '# '\n        more: ",
      /markdown: expected headings/,
    ],
  ])("%s", (_, file, text, other, message) => {
    let thrown = "";
    try {
      readWith(file, text, other);
    } catch (error) {
      thrown = String(error);
    }
    expect(thrown).toMatch(message);
    expect(thrown).toContain(`${file}:`);
  });
});

const buyingWith = (text: string | RegExp, other: string) => {
  const page = readWith(buying, text, other).get("buying")?.es;
  if (page === undefined) throw new Error("The page was not read");
  return page;
};

describe("what a page's blocks may not say", () => {
  test.each([
    [
      "a missing field",
      /heading: /,
      "headings: ",
      /^\S+buying\.es\.yaml:\d+: blocks\.0\.heading: Invalid input/,
    ],
    [
      "a field that nobody reads",
      /heading: /,
      "colour: red\n    heading: ",
      /:\d+: blocks\.0\.colour: no field is called so in a block "title"$/,
    ],
  ])("%s", (_, text, other, message) => {
    const page = buyingWith(text, other);
    // Slides have their pictures only once the stock has filled the page.
    const filled = page.text.components.filter(({ key }) => key !== "slides");
    expect(checkBlocks(page, filled)).toEqual([expect.stringMatching(message)]);
  });

  test("a link that leads nowhere", () => {
    const page = buyingWith("{path:cars}", "/coches-que-no-hay/");
    const line = demoText(buying)
      .split("\n")
      .findIndex((words) => words.includes("{path:cars}"));
    const faults = checkLinks(page.texts, new Set());
    expect(faults).toEqual([expect.stringMatching(/: \/coches-que-no-hay\/ leads nowhere$/)]);
    expect(faults[0]).toContain(`${buying}:${line + 1}: blocks.`);
  });

  test("a place that nothing stands for, in the middle of a text", () => {
    const page = buyingWith("    markdown: |\n", "    markdown: |\n      One.\n\n      {deposits}\n\n");
    const line = demoText(buying).split("\n").indexOf("    markdown: |") + 3;
    expect(
      checkPlaces(page.texts, { "path:cars": "" }).filter((fault) => fault.includes("deposits")),
    ).toEqual([`${buying}:${line + 1}: blocks.2.markdown: {deposits} stands for nothing here`]);
  });
});
