import { expect, test, vi } from "vitest";

// Other tests that leave a page share this module's state.
vi.resetModules();
const { isUnloading, watchUnloading } = await import("./is-unloading.ts");

test("what fails as the page is left is no failure, what fails later is one", () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.useFakeTimers({ toFake: ["performance"] });
  watchUnloading();
  expect(isUnloading()).toBe(false);
  page.dispatchEvent(new Event("beforeunload"));
  vi.advanceTimersByTime(900);
  expect(isUnloading()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isUnloading()).toBe(false);
  vi.useRealTimers();
});
