import { expect, test } from "vitest";
import { listDealers } from "./list-dealers.ts";

const unknown = (word: string, more: object = {}) => ({
  word,
  ...{ name: undefined, address: undefined, phone: undefined },
  ...more,
});

test("each unknown dealer is listed once, with its vehicles and the lines that may be added", () => {
  const dealers = listDealers();
  dealers.note(unknown("Sur"));
  for (let at = 0; at < 3; at++)
    dealers.note(unknown("Norte", { address: "C/ Mayor, 1", phone: "910 000 000" }));
  expect(dealers.lines()).toEqual([
    'Unknown dealer "Norte" of 3 vehicles. Add to dealers.csv:',
    '  Norte,,Norte,,,,,"C/ Mayor, 1",,,,910 000 000,',
    'or, for a dealer of the shop, to the map: "words": { "dealer": { "Norte": "its code" } }',
    'Unknown dealer "Sur" of 1 vehicle. Add to dealers.csv:',
    "  Sur,,Sur,,,,,,,,,,",
    'or, for a dealer of the shop, to the map: "words": { "dealer": { "Sur": "its code" } }',
  ]);
});
