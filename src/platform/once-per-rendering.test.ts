import { expect, test, vi } from "vitest";
import { oncePerRendering } from "./once-per-rendering.ts";
import { newRenderedFacts } from "./page-cache/rendered-facts.ts";
import { whileRendering } from "./request-context.ts";

const counting = () => {
  let count = 0;
  return vi.fn(async () => {
    count += 1;
    return count;
  });
};

test("a page loads the same once, another page again, and others each time", async () => {
  const load = counting();
  const twice = () => Promise.all([oncePerRendering("a", load), oncePerRendering("a", load)]);
  expect(await whileRendering(newRenderedFacts(), twice)).toEqual([1, 1]);
  expect(await whileRendering(newRenderedFacts(), twice)).toEqual([2, 2]);
  expect(await twice()).toEqual([3, 4]);
});

test("a failure is loaded again", async () => {
  const load = vi.fn(async () => "there").mockRejectedValueOnce(new Error("away"));
  await whileRendering(newRenderedFacts(), async () => {
    await expect(oncePerRendering("a", load)).rejects.toThrow("away");
    expect(await oncePerRendering("a", load)).toBe("there");
  });
});

test("what a page has started and what outlives it loads each time", async () => {
  const load = counting();
  const { promise: later, resolve } = Promise.withResolvers<void>();
  const { outliving } = await whileRendering(newRenderedFacts(), async () => {
    await oncePerRendering("a", load);
    return { outliving: later.then(() => oncePerRendering("a", load)) };
  });
  resolve();
  expect(await outliving).toBe(2);
});
