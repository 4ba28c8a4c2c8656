import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Lie } from "#tools/audit/attacks/lying-services.ts";
import { send } from "#tools/audit/attacks/send.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { paths } from "#tools/test-support/paths.ts";
import { type LyingSite, startLyingSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

const mostCalls = 5;
let site: LyingSite;
let asked: string[] = [];

const noted: Lie = (path, answer) => {
  asked.push(path);
  return answer;
};

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startLyingSite();
  site.lie(noted);
});

test.afterAll(() => site.close());

/** What the services are asked while an address is answered that nobody has asked for before. */
const callsFor = async (address: string): Promise<readonly string[]> => {
  asked = [];
  const answer = await send(site.url, address);
  expect([address, answer.status]).toEqual([address, 200]);
  expect(answer.body).toContain("<h1");
  return asked;
};

test("the first filtered list of a process that knows nothing asks at most five questions", async () => {
  const calls = await callsFor(`${paths.list.es}?fuel=diesel`);
  expect(calls.length, calls.join("\n")).toBeLessThanOrEqual(mostCalls);
  expect(calls.length).toBeGreaterThan(2);
});

for (const [what, address] of [
  ["the other language", `${paths.list.pt}?fuel=diesel&yearFrom=2021`],
  ["a second page", `${paths.list.es}?fuel=petrol&page=2`],
  ["two makes", `${paths.list.es}?brand=seat,audi&fuel=diesel`],
  ["a list without vehicles", `${paths.list.es}?fuel=diesel&priceTo=500`],
  ["a filter on the page of a make", "/seat-segunda-mano/?fuel=diesel"],
] as const)
  test(`a cold filtered list asks at most five questions: ${what}`, async () => {
    // The pages of whole lists are known to a process that has drawn one.
    await callsFor("/audi-segunda-mano/");
    const calls = await callsFor(address);
    expect(calls.length, calls.join("\n")).toBeLessThanOrEqual(mostCalls);
  });

/** Holds the answer to one question back until the other is asked, two seconds at most; tells what was held in vain. */
const holdUntilAsked = (held: RegExp, awaited: RegExp): (() => readonly string[]) => {
  const inVain: string[] = [];
  const isAsked = () => asked.some((each) => awaited.test(each));
  site.lie(async (path, answer) => {
    asked.push(path);
    if (!held.test(path)) return answer;
    for (const end = Date.now() + 2_000; !isAsked() && Date.now() < end; ) await pause(10);
    if (!isAsked()) inVain.push(path);
    return answer;
  });
  return () => inVain;
};

const vehicle = /^\/vehicle\/[A-Z0-9]{17}$/;
const dealerStock = /^\/pages\/component-filtered/;
const simulation = /^\/finance\//;

for (const [months, what, held, awaited] of [
  [24, "the options with the vehicle, which the simulation needs both of", vehicle, /dropdowns/],
  [36, "similar vehicles with the vehicle", vehicle, /similar/],
  [48, "the simulation with what else the dealer has", dealerStock, simulation],
] as const)
  test(`a vehicle's page asks together what does not depend: ${what}`, async ({ request }) => {
    const { path } = await financedVehicle(request, "es");
    const heldInVain = holdUntilAsked(held, awaited);
    const calls = await callsFor(`${path}?months=${months}`);
    for (const question of [held, awaited])
      expect(calls, String(question)).toContainEqual(expect.stringMatching(question));
    expect(heldInVain()).toEqual([]);
  });
