import { beforeEach, expect, test, vi } from "vitest";

const mocks = vi.hoisted(() => ({ reloadOnce: vi.fn(), isUnloading: vi.fn() }));
vi.mock("#browser/is-unloading.ts", () => ({ isUnloading: mocks.isUnloading }));
vi.mock("#browser/reload-once.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  reloadOnce: mocks.reloadOnce,
}));

let page: EventTarget;
const sendBeacon = vi.fn();
const showPopover = vi.fn();

beforeEach(async () => {
  vi.resetAllMocks();
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("navigator", { sendBeacon });
  vi.stubGlobal("location", { pathname: "/blog/" });
  vi.stubGlobal("document", { querySelector: () => ({ showPopover }) });
  (await import("./take-failures.ts")).takeFailures();
});

/** A promise that nothing caught. */
const reject = (reason: unknown) =>
  page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
const chunk = Object.assign(new Error("x"), { name: "ChunkLoadError" });

test("errors go to the log, three of a page at most, with what they say and where; nothing is reloaded", () => {
  page.dispatchEvent(Object.assign(new Event("error"), { error: new RangeError("0") }));
  for (const n of [1, 2, 3, 4]) reject(new Error(`${n}`));
  reject("no error");
  const sent = sendBeacon.mock.calls.map(([address, text]) => [address, JSON.parse(text)]);
  const report = (message: string) => ["/api/client-error", { message, path: "/blog/" }];
  expect(sent).toEqual(["RangeError: 0", "Error: 1", "Error: 2"].map(report));
  expect(mocks.reloadOnce).not.toHaveBeenCalled();
});

test.each([
  [true, 0],
  [false, 1],
])(
  "where a chunk that does not load has the page reloaded: %s, the page says so %i times",
  async (isReloading, times) => {
    mocks.reloadOnce.mockResolvedValue(isReloading);
    reject(chunk);
    // After all that was awaited.
    await new Promise((done) => setTimeout(done));
    expect(mocks.reloadOnce).toHaveBeenCalledOnce();
    expect(showPopover).toHaveBeenCalledTimes(times);
    expect(sendBeacon).not.toHaveBeenCalled();
  },
);

test("what fails as the page is left is no failure", () => {
  mocks.isUnloading.mockReturnValue(true);
  reject(new Error("x"));
  reject(chunk);
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(mocks.reloadOnce).not.toHaveBeenCalled();
});
