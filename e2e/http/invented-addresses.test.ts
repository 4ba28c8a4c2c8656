import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { expect } from "vitest";
import { comparePaths, inventedKinds } from "#tools/test-support/invented-addresses.ts";
import { each, send } from "../rehearse/attacks/send.ts";
import { listedVins, vehiclePaths } from "../rehearse/attacks/templates.ts";
import type { LyingSite } from "../support/own-site.ts";
import { test } from "./lying-test.ts";

/** The framework's one page for what no route answers: made when it is first needed. */
const isNotFoundPage = (path: string): boolean => /\/\$\/_not-found\./.test(path);

/** Files of the data folder and of the build; pictures that the optimiser made belong to other tests. */
const filesOf = ({ folder }: LyingSite): ReadonlySet<string> =>
  new Set(
    [folder, ".next"].flatMap((root) =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(relative(root, parentPath), name))
        .filter((path) => !path.startsWith(join("cache", "images")) && !isNotFoundPage(path)),
    ),
  );

test("a comparison with a vehicle that does not exist is not stored, one of known vehicles is", async ({
  site,
}) => {
  const cacheControl = async (vins: readonly string[]) => {
    const { status, headers } = await send(site.url, `${comparePaths.es}?vin=${vins.join(",")}`);
    expect(status).toBe(200);
    return headers["cache-control"];
  };
  const [known = ""] = await listedVins(site.url);
  expect(await cacheControl([known])).toContain("s-maxage");
  expect(await cacheControl([known, "WVWZZZ1KZ8W100001"])).toBe("private, no-store");
});

// Thousands of each kind, and the memory that they take: `npm run rehearse -- attacks -t invented`.
test("invented addresses leave no files", { timeout: 90_000 }, async ({ site }) => {
  const [vehicle = ""] = await vehiclePaths(site.url, "es");
  let round = 0;
  /** Requests a new address of each kind. Resolves to the files that are new since. */
  const sendRound = async (): Promise<readonly string[]> => {
    const before = filesOf(site);
    const invented = inventedKinds(vehicle).map(({ invent }) => invent(round));
    round += 1;
    await each(invented, 3, async ({ path, headers = {} }) => {
      const { status } = await send(site.url, path, { headers });
      expect(status === 0 || status >= 500, `${status} ${path.slice(0, 100)}`).toBe(false);
    });
    return [...filesOf(site)].filter((file) => !before.has(file));
  };
  // The first rounds store the pages that the addresses lead to, and the error pages, which are the same for all.
  await sendRound();
  expect([...filesOf(site)].filter((file) => file.includes("page-cache")).length).toBeGreaterThan(0);
  await expect.poll(sendRound, { timeout: 60_000 }).toEqual([]);
});
