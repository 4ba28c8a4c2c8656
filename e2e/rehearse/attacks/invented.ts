import { readdirSync } from "node:fs";
import { join } from "node:path";
import { inventedKinds } from "#tools/test-support/invented-addresses.ts";
import type { Attack } from "./attack.ts";
import { memoryOf } from "./pour-body.ts";
import { each, send } from "./send.ts";
import { templates, vehiclePaths } from "./templates.ts";

/** The most of a kind; those that are rendered are fewer. */
const mostRounds = 200;
const mostGrowthMb = 300;

const filesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/** Thousands of invented addresses leave no file and little memory behind: each kind by itself. */
export const invented: Attack = {
  name: "invented",
  seconds: 480,
  run: async ({ open }, tally) => {
    const site = await open({ LOG_LEVEL: "error" });
    const folder = join(site.folder, "page-cache");
    for (const { path } of await templates(site.url)) await send(site.url, path);
    const [vehicle = ""] = await vehiclePaths(site.url, "es");
    for (const { share, invent } of inventedKinds(vehicle)) {
      const [files, memory] = [filesBelow(folder), memoryOf(site.pid)];
      const rounds = Math.min(mostRounds, share);
      const numbers = Array.from({ length: rounds }, (_, n) => n);
      const { path: example } = invent(1);
      let broken = 0;
      await each(numbers, 8, async (n) => {
        const { path, headers } = invent(n);
        if ((await send(site.url, path, { headers })).status >= 500) broken += 1;
        tally.tries += 1;
      });
      const added = filesBelow(folder) - files;
      // A page that a list of addresses redirects to may be cached once; more than a handful are endless.
      tally.record(example, added > 5 ? `${rounds} of its kind leave ${added} files` : undefined);
      tally.record(example, broken > 0 ? `${broken} of ${rounds} are answered 5xx` : undefined);
      const grown = memoryOf(site.pid) - memory;
      tally.record(
        example,
        grown > mostGrowthMb ? `${rounds} of its kind take ${Math.round(grown)} MB` : undefined,
      );
    }
    tally.note(`${Math.round(memoryOf(site.pid))} MB at the end`);
  },
};
