import { describe, expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("without words everything is asked for, into the repository's folders", () => {
  const read = readOptions([]);
  expect(read).toMatchObject({ ok: true, options: { only: {}, again: false } });
  if (read.ok) expect(read.options.pictures).toMatch(/public\/pictures$/);
});

test("filters take several fields and several values of one", () => {
  expect(readOptions(["--only", "body=suv,body=van,view=side", "--again"])).toMatchObject({
    ok: true,
    options: { only: { body: ["suv", "van"], view: ["side"] }, again: true },
  });
});

describe("what does not exist is named together with what does", () => {
  test.each([
    [["--only", "body=tank"], "body=tank: no such body; there are city, hatchback"],
    [["--only", "face=sad"], "face=sad: no such face; there are band, frame"],
    [["--only", "paint=pink"], "paint=pink: no such paint; there are white, black"],
    [["--only", "colour=red"], "colour: no such field; there are body, face"],
    [["--fast"], "--fast: no such option"],
  ])("%j", (words, message) => {
    const read = readOptions(words);
    expect(read.ok ? "" : read.message).toContain(message);
  });

  test("all mistakes at once", () => {
    const read = readOptions(["--only", "body=tank,paint=pink"]);
    expect(read.ok ? "" : read.message).toMatch(/body=tank[\s\S]*paint=pink/);
  });
});
