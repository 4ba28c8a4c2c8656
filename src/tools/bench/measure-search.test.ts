import { expect, test } from "vitest";
import { readStocks } from "./measure-search.ts";

test.each([
  [[], [2_400, 100_000]],
  [["--stocks", "1000000"], [1_000_000]],
  [["--stocks=2400,100000,1000000"], [2_400, 100_000, 1_000_000]],
])("%j measures %j vehicles", (args, stocks) => {
  expect(readStocks(args)).toEqual(stocks);
});

test.each(["", "many", "0", "2400,", "1000001", "1.5"])("%j is refused", (text) => {
  expect(() => readStocks(["--stocks", text])).toThrow("from 1 to 1000000");
});
