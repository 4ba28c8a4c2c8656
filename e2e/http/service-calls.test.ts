import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { paths } from "#tools/test-support/paths.ts";
import { send } from "../rehearse/attacks/send.ts";
import type { LyingSite } from "../support/own-site.ts";
import { test } from "./lying-test.ts";

/** The sixth are the options, with the contract expenses of each price; it runs beside the search. */
const mostCalls = 6;

/** Records the service calls while an address is rendered for the first time. */
const callsFor = async (
  site: LyingSite,
  address: string,
  answerOf = async <Answer>(_: string, answer: Answer, __: readonly string[]) => answer,
): Promise<readonly string[]> => {
  const calls: string[] = [];
  site.lie((path, answer) => {
    calls.push(path);
    return answerOf(path, answer, calls);
  });
  const { status, body } = await send(site.url, address);
  expect([address, status]).toEqual([address, 200]);
  expect(body).toContain("<h1");
  return calls;
};

test("the first filtered list of a process that knows nothing asks at most six questions", async ({
  site,
}) => {
  await site.invalidatePages();
  // Whose shop it is, is asked once for all pages.
  const calls = (await callsFor(site, `${paths.list.es}?fuel=diesel`)).filter((path) => path !== "/shop");
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
  test(`a cold filtered list asks at most six questions: ${what}`, async ({ site }) => {
    // The pages of whole lists are known to a process that has rendered one.
    await send(site.url, "/audi-segunda-mano/");
    const calls = await callsFor(site, address);
    expect(calls.length, calls.join("\n")).toBeLessThanOrEqual(mostCalls);
    expect(calls.length).toBeGreaterThan(0);
  });

const similar = /\/similar$/;
const dealerStock = /^\/pages\/component-filtered/;
const simulation = /^\/finance\//;

for (const [months, what, held, awaited] of [
  [24, "similar vehicles with the options", similar, /dropdowns/],
  [36, "the options with similar vehicles", /dropdowns/, similar],
  [48, "the simulation with what else the dealer has", dealerStock, simulation],
] as const)
  test(`a vehicle's page asks together what does not depend: ${what}`, async ({ site, request }) => {
    const { path } = await financedVehicle(request, "es");
    await site.invalidatePages();
    const heldInVain: string[] = [];
    // Delays the answer to one call until the other arrives, two seconds at most.
    const calls = await callsFor(site, `${path}?months=${months}`, async (path, answer, all) => {
      if (!held.test(path)) return answer;
      const hasArrived = () => all.some((each) => awaited.test(each));
      for (const end = Date.now() + 2_000; !hasArrived() && Date.now() < end; ) await pause(10);
      if (!hasArrived()) heldInVain.push(path);
      return answer;
    });
    for (const question of [held, awaited])
      expect(calls, String(question)).toContainEqual(expect.stringMatching(question));
    expect(heldInVain).toEqual([]);
  });
