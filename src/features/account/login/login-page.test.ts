import { expect, test, vi } from "vitest";
import { loginScript } from "./login-page.tsx";

/** Runs the script on a page that has a login element or none. */
const open = (hasElement: boolean) => {
  vi.useFakeTimers();
  const page = new EventTarget();
  const reload = vi.fn();
  const sendBeacon = vi.fn();
  const world = {
    document: { querySelector: () => (hasElement ? {} : null) },
    location: { reload },
    navigator: { sendBeacon },
    addEventListener: page.addEventListener.bind(page),
  };
  new Function(...Object.keys(world), loginScript())(...Object.values(world));
  return { page, reload, sendBeacon };
};

test("the login data is reset 1,500 ms after a page with a login element has come", () => {
  const { sendBeacon } = open(true);
  vi.advanceTimersByTime(1_499);
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith("/api/session/reset");
});

test("nothing is reset without one", () => {
  const { sendBeacon } = open(false);
  vi.advanceTimersByTime(10_000);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("the page is loaded again when the provider's script says that the visitor is in", () => {
  const { page, reload } = open(true);
  page.dispatchEvent(new Event("volante:signed-in"));
  expect(reload).toHaveBeenCalledOnce();
});
