import { expect, test } from "vitest";
import { createRandom } from "#demo/stock/random.ts";
import { selectSmallest } from "./order.ts";

/** More than those of which a sample is looked at first. */
const size = 30_000;
const random = createRandom(48);
const shuffled = Array.from({ length: size }, (_, at) => at)
  .map((number) => ({ number, key: random.next() }))
  .toSorted((a, b) => a.key - b.key)
  .map(({ number }) => number);
/** The smallest stand where a sample looks for what is usual: it then takes far too few for small. */
const misleading = () => {
  const numbers = new Array<number>(size).fill(-1);
  let next = 0;
  for (let at = 0; at < 1_024; at++) numbers[Math.floor((at * size) / 1_024)] = next++;
  return numbers.map((number) => (number < 0 ? next++ : number));
};
const orders = {
  misleading: misleading(),
  shuffled,
  rising: shuffled.toSorted((a, b) => a - b),
  falling: shuffled.toSorted((a, b) => b - a),
  "rising and falling": [
    ...shuffled.filter((number) => number % 2 === 0).toSorted((a, b) => a - b),
    ...shuffled.filter((number) => number % 2 === 1).toSorted((a, b) => b - a),
  ],
};

test.each(Object.keys(orders) as (keyof typeof orders)[])("any page of numbers that are %s", (name) => {
  for (const [from, to] of [
    [0, 24],
    [0, size],
    [2_400, 2_424],
    [size - 10, size + 14],
    [size, size + 24],
    [7, 8],
  ] as const) {
    const expected = Array.from({ length: size }, (_, at) => at).slice(from, to);
    expect([...selectSmallest(Float64Array.from(orders[name]), from, to)]).toEqual(expected);
  }
});

test("of nothing there is no page", () => {
  expect([...selectSmallest(new Float64Array(0), 0, 24)]).toEqual([]);
});
