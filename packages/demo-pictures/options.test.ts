import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("without words everything that is missing is asked for, into the repository's folders", () => {
  const read = readOptions([]);
  expect(read).toMatchObject({ ok: true, options: { only: [], again: false, atOnce: 2 } });
  if (!read.ok) return;
  expect(read.options.folder).toMatch(/\/public$/);
  expect(read.options.manifest).toMatch(/\/src\/shop-folder\/pictures\/model-pictures\.json$/);
});

test("some models, again, elsewhere", () => {
  const words = [
    "--only",
    "seat-ibiza,audi-",
    "--again",
    "--most",
    "3",
    "--at-once",
    "1",
    "--folder",
    "a",
    "--manifest",
    "b",
  ];
  expect(readOptions(words)).toEqual({
    ok: true,
    options: { only: ["seat-ibiza", "audi-"], again: true, most: 3, atOnce: 1, folder: "a", manifest: "b" },
  });
});

test.each([
  [["--fast"], "--fast: no such option"],
  [["--most", "few"], "--most: expected a number of models"],
  [["--most", "0"], "--most: expected a number of models"],
  [["--at-once", "0"], "--at-once: expected a number of models"],
  [["--only"], "--only: a value is missing"],
  [["--fast", "--slow"], "--fast: no such option\n--slow: no such option"],
])("%j is refused, with what is wrong", (words, message) => {
  const read = readOptions(words);
  expect(read.ok ? "" : read.message).toContain(message);
});
