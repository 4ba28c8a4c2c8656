import { expect, test } from "vitest";
import { sparePagesAsJson } from "./spare-pages-as-json.ts";

test("the data beside a page writes itself as nothing, every other buffer as before", () => {
  sparePagesAsJson();
  const bytes = Buffer.from("ab");
  const asBefore = { type: "Buffer", data: [97, 98] };
  expect(JSON.parse(JSON.stringify({ html: "a", rscData: bytes, other: bytes, all: [bytes] }))).toEqual({
    html: "a",
    rscData: null,
    other: asBefore,
    all: [asBefore],
  });
  expect(bytes.toJSON()).toEqual(asBefore);
});
