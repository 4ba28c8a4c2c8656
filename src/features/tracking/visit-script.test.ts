import { expect, test } from "vitest";
import { visitScript } from "./visit-script.ts";

const script = visitScript("/api/footprint", 1, 60, "volante-recent", "volante-utms");

/** Runs the script on a page at `address`, for a visitor with this consent, on whose device this is stored. */
const visit = (address: string, consent?: string, stored: Readonly<Record<string, string>> = {}) => {
  const { pathname, search } = new URL(address, "https://volante.test");
  const entries = new Map(Object.entries(stored));
  const storage = {
    setItem: (name: string, value: string) => entries.set(name, value),
    removeItem: (name: string) => entries.delete(name),
  };
  const sent: unknown[] = [];
  const page = new EventTarget();
  const dataset: { consent: string | undefined } = { consent };
  const document = { documentElement: { dataset }, cookie: "", querySelector: () => null };
  const world = {
    document,
    location: { pathname, search },
    localStorage: storage,
    sessionStorage: storage,
    navigator: { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) },
    addEventListener: page.addEventListener.bind(page),
    requestAnimationFrame: (run: () => void) => run(),
    setTimeout: (run: () => void) => run(),
  };
  new Function(...Object.keys(world), script)(...Object.values(world));
  page.dispatchEvent(new Event("DOMContentLoaded"));
  const agree = (answer: string) => {
    dataset.consent = answer;
    page.dispatchEvent(new Event("volante:consent"));
  };
  return { entries, sent, document, agree };
};

const campaign = "/?utm_source=boletin&utm_campaign=rebajas";
const utms = JSON.stringify({ utm_source: "boletin", utm_campaign: "rebajas" });

test("a page view is sent, and its path is remembered for the visit", () => {
  const { sent, document } = visit("/blog/?page=2");
  expect(sent).toEqual([{ type: 1, path: "/blog/" }]);
  expect(document.cookie).toBe("session-slug=/blog/;path=/;secure;samesite=strict");
});

test("a campaign goes with every action of who has agreed, and with none as soon as they take that back", () => {
  const { document, agree } = visit(campaign, "all");
  expect(document.cookie).toBe("volante-utms=utm_source=boletin&utm_campaign=rebajas;path=/;samesite=lax");
  agree("necessary");
  expect(document.cookie).toBe("volante-utms=;path=/;max-age=0;samesite=lax");
});

test.each([
  [campaign, "all", utms],
  [campaign, "necessary", undefined],
  [campaign, undefined, undefined],
  ["/?utm_source=boletin", "all", undefined],
] as const)("of %s with the consent %s is kept: %s", (address, consent, expected) => {
  expect(visit(address, consent).entries.get("utms")).toBe(expected);
});

test("a campaign is kept when the visitor agrees, and everything is deleted when not any more", () => {
  const { entries, agree } = visit(campaign, "ask", { "volante-recent": "VSSZZZ5FZJR000001" });
  expect([...entries]).toEqual([]);
  agree("all");
  expect([...entries]).toEqual([["utms", utms]]);
  agree("necessary");
  expect([...entries]).toEqual([]);
});
