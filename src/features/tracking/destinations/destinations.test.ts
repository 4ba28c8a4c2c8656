import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { announceEvent } from "#browser/announce-event.ts";
import { emit } from "#browser/page-events.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { allowOnEveryPage, policyFor } from "#platform/answers/content-policy.ts";
import { bundleDestinations } from "#tools/bundle-browser.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { start } from "../track-events.ts";
import { allDestinations } from "./all-destinations.ts";
import type { Destination } from "./destination.ts";
import { destinationHosts, destinationRecipients, loadDestinations } from "./load-destinations.ts";

/** A destination as a shop would add one: a file that is configured by two variables. */
const file = `
  export const destination = {
    name: "second",
    consent: "all",
    variables: ["SERVICES_URL", "DATA_DIR"],
    hosts: ([origin]) => ({ "script-src": [origin], "connect-src": [origin, "https://*.second.example"] }),
    show: (values) => globalThis.shown.push(values),
    send: (event, values) => globalThis.received.push({ values, ...event }),
  };`;
const origin = "https://events.example";
const folder = mkdtempSync(join(tmpdir(), "volante-destinations-"));
let address: string;
let destinations: readonly Destination[];

beforeAll(async () => {
  writeFileSync(join(folder, "second.ts"), file);
  const found = { name: "second", variables: ["SERVICES_URL", "DATA_DIR"] } as const;
  const ofTheBundle = allDestinations.filter(({ variables }) => variables.length === 0);
  const [chunk, ...others] = await bundleDestinations([...ofTheBundle, found], folder);
  expect(others).toEqual([]);
  address = `data:text/javascript,${encodeURIComponent(chunk?.code ?? "")}`;
  destinations = [...allDestinations, (await import(/* @vite-ignore */ address)).destination];
});
afterAll(() => rmSync(folder, { recursive: true }));

let dataset: { consent: string };
const received: unknown[] = [];
const shown: unknown[] = [];
const loadScripts = () => loadDestinations(destinations, (name) => (name === "second" ? address : undefined));
const configure = () => {
  vi.stubEnv("SERVICES_URL", origin);
  vi.stubEnv("DATA_DIR", "</script>");
};

beforeEach(() => {
  forgetProcess();
  const page = new EventTarget();
  dataset = { consent: "ask" };
  received.length = 0;
  shown.length = 0;
  vi.stubGlobal("received", received);
  vi.stubGlobal("shown", shown);
  vi.stubGlobal("window", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("location", { pathname: "/comparar/" });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", {
    documentElement: { dataset },
    get cookie() {
      return `volante-consent=${dataset.consent}`;
    },
    addEventListener: () => undefined,
    querySelector: () => null,
  });
});
test("events reach the data layer and a second destination, after consent only", async () => {
  configure();
  const scripts = loadScripts();
  expect(scripts).toHaveLength(1);
  // No text that a test runs as code can import by itself.
  const loaded: string[] = [];
  const load = (script: string) => {
    loaded.push(script);
    return import(/* @vite-ignore */ script);
  };
  for (const script of scripts) new Function("load", script.replace("a=>import(a)", "load"))(load);
  start();
  const added = { vin: "VSSZZZ5FZJR000001" };
  announceEvent(browsingCodes.addToCompare, added);
  await setImmediate();
  dispatchEvent(new Event("pageshow"));
  await setImmediate();
  emit("volante:recorded", { event: "pageView", type: 1, path: "/", data: {} });
  await setImmediate();
  expect([window.dataLayer, loaded, received, shown]).toEqual([undefined, [], [], []]);

  dataset.consent = "all";
  emit("volante:consent");
  announceEvent(browsingCodes.addToCompare, added);
  const expected = [
    { event: "pageView", type: 1, path: "/comparar/", data: {} },
    { event: "addToCompare", type: 7, path: "/comparar/", data: added },
  ];
  expect(window.dataLayer).toEqual(expected);
  const values = [origin, "</script>"];
  await vi.waitFor(() => expect(received).toEqual(expected.map((event) => ({ values, ...event }))));
  expect(shown).toEqual([values]);

  dataset.consent = "necessary";
  announceEvent(browsingCodes.addToCompare, added);
  for (const event of expected) emit("volante:recorded", event);
  dispatchEvent(new Event("pageshow"));
  await setImmediate();
  expect([window.dataLayer, received, shown].map((events) => events?.length)).toEqual([2, 2, 1]);
});

test("its inline script ends no element", () => {
  configure();
  expect(loadScripts().join()).not.toContain("</");
});

test("its hosts stand in the policy of every page, beside what the page needs itself", () => {
  configure();
  allowOnEveryPage(destinationHosts(destinations));
  const hosts = {
    "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
    "connect-src": ["https://api.stripe.com"],
  };
  const policy = policyFor({ inlineScripts: [], needs: { kind: "card", hosts } });
  expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com \S+ https:\/\/events\.example;/);
  expect(policy).toContain(
    "connect-src 'self' https://api.stripe.com https://events.example https://*.second.example;",
  );
});

test.each(["https://a.example; script-src *", "https://a.example/path", "*", "https://*", "data:"])(
  "no policy is written by an address: %s",
  (source) => {
    expect(() => allowOnEveryPage([{ "connect-src": [source] }])).toThrow(RangeError);
  },
);

test("where it is not configured no page has a byte of it", () => {
  const without = policyFor({ inlineScripts: [] });
  allowOnEveryPage(destinationHosts(destinations));
  expect([loadScripts(), policyFor({ inlineScripts: [] })]).toEqual([[], without]);
});

test("Google and Plausible stand in the policy and in the texts where they are set, each by itself", () => {
  const states = [{ GTM_ID: "GTM-ABC1234" }, { GA_ID: "G-ABC1234567" }, { PLAUSIBLE_URL: origin }].map(
    (variables) => {
      vi.unstubAllEnvs();
      forgetProcess();
      for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
      allowOnEveryPage(destinationHosts());
      const hosts = policyFor({ inlineScripts: [] }).match(/https:[^ ;]+/g);
      return [destinationRecipients().map(({ name }) => name), new Set(hosts)];
    },
  );
  const google = [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ];
  expect(states).toEqual([
    [["Google Tag Manager"], new Set(google)],
    [["Google Analytics"], new Set(google)],
    [["events.example"], new Set([origin])],
  ]);
});

test("each destination that comes with the bundle is sent to", () => {
  expect(allDestinations.filter(({ variables }) => variables.length === 0)).toMatchObject([
    { name: "data-layer" },
  ]);
});
