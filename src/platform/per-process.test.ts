import { expect, test, vi } from "vitest";

/** The module as another bundle of the process has it. */
const anotherCopy = async () => {
  vi.resetModules();
  return (await import("./per-process.ts")).perProcess;
};

test("what a process keeps is made once, whichever copy of the code asks first", async () => {
  const create = vi.fn(() => new Map<string, number>());
  const one = (await anotherCopy())("test-once", create);
  const other = (await anotherCopy())("test-once", create);
  expect(create).not.toHaveBeenCalled();
  one().set("a", 1);
  expect(other().get("a")).toBe(1);
  expect(create).toHaveBeenCalledOnce();
});

test("two names are two things", async () => {
  const perProcess = await anotherCopy();
  const one = perProcess("test-one", () => ({}));
  const two = perProcess("test-two", () => ({}));
  expect(one()).not.toBe(two());
  expect(one()).toBe(one());
});
