import { expect, test, vi } from "vitest";

// Other tests that leave a page share this module's state.
vi.resetModules();
const { isLeaving, watchLeaving } = await import("./leaving.ts");

test("what fails as the page is left is no failure, what fails later is one", () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.useFakeTimers({ toFake: ["performance"] });
  watchLeaving();
  expect(isLeaving()).toBe(false);
  page.dispatchEvent(new Event("beforeunload"));
  vi.advanceTimersByTime(900);
  expect(isLeaving()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isLeaving()).toBe(false);
  vi.useRealTimers();
});
