import { expect, test } from "vitest";
import { inlineCall, inlineSource } from "./inline-source.ts";

test("does the same as the function, in fewer characters", () => {
  const original = (first: number, second: number) => {
    // Comments go.
    const sum = first + second;
    return sum > 3 && second !== 0 ? { sum, half: sum / 2 } : undefined;
  };
  const source = inlineSource(original);
  expect(source).not.toMatch(/Comments| {2}|=> \{/);
  expect(source.length).toBeLessThan(String(original).length);
  const copy = new Function(`return (${source})`)() as typeof original;
  for (const [first, second] of [
    [1, 2],
    [4, 0],
    [3, 5],
  ] as const)
    expect(copy(first, second)).toEqual(original(first, second));
});

test("calls the function with the values that it is given", () => {
  const script = inlineCall((word: string, count: number) => word.repeat(count), 'a"', 2);
  expect(new Function(`return ${script}`)()).toBe('a"a"');
});
