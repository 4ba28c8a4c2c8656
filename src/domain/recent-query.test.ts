import { expect, test } from "vitest";
import { parseRecentQuery, serialiseRecentQuery } from "./recent-query.ts";

const vin = (number: number) => `VSSZZZ5FZJR${String(number).padStart(6, "0")}`;
const [a, b] = [vin(1), vin(2)];
const many = Array.from({ length: 13 }, (_, number) => vin(number));

test.each([
  ["", []],
  ["vin=", []],
  ["vin=basura", []],
  [`vin=${a},${b},${a}`, [a, b]],
  [`vin=${b},<b>,${a}&vin=x`, [b, a]],
  [`vin=${a.toLowerCase()}`, []],
  [`vin=${many.join(",")}`, many.slice(0, 12)],
  [`vin=${"A,".repeat(9_000)}`, []],
] as const)("?%s asks for %j", (query, vins) => {
  const read = parseRecentQuery(new URLSearchParams(query));
  expect(read).toEqual(vins);
  expect(parseRecentQuery(new URLSearchParams(serialiseRecentQuery(read)))).toEqual(vins);
});

test("the canonical query is empty where none is asked for", () => {
  expect([serialiseRecentQuery([]), serialiseRecentQuery([b, a])]).toEqual(["", `vin=${b},${a}`]);
});
