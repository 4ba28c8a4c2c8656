import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { percentile } from "#tools/bench/percentile.ts";
import type { Attack } from "./attack.ts";
import { aliasesOf, optimised } from "./picture-aliases.ts";
import { each, send } from "./send.ts";
import { vehiclePaths } from "./templates.ts";

const slowestMs = 300;

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

const imageCache = join(".next", "cache", "images");
const cached = (): number => {
  try {
    return bytesBelow(imageCache);
  } catch {
    return 0;
  }
};

/** One picture has one address: every other way to write it is refused, and a flood of misses slows no page down. */
export const pictures: Attack = {
  name: "pictures",
  seconds: 180,
  run: async ({ open }, tally) => {
    const { url } = await open();
    const files = readdirSync(optimised, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(optimised, join(parentPath, name)));
    const file = files.find((name) => name.endsWith("-640.avif")) ?? "";
    const before = cached();
    const tries = aliasesOf(file).flatMap((alias) => Array.from({ length: 12 }, (_, n) => alias(n)));
    await each(tries, 8, async (path) => {
      const { status, ms } = await send(url, path);
      const refused = status >= 400 && status < 500;
      tally.record(path, refused ? undefined : `is answered ${status} after ${Math.round(ms)} ms`);
    });
    const grown = (cached() - before) / 1_000_000;
    tally.record(
      imageCache,
      grown > 1 ? `aliases of one picture take ${grown.toFixed(1)} MB of disk` : undefined,
    );

    const [vehicle = ""] = await vehiclePaths(url, "es");
    for (let warm = 0; warm < 5; warm += 1) await send(url, vehicle);
    const times: number[] = [];
    let isOver = false;
    const misses = files.flatMap((name) =>
      ["360", "640", "1200", "120"].map(
        (width) => `/_next/image/?url=${encodeURIComponent(`/pictures/${name}`)}&w=${width}&q=60`,
      ),
    );
    let made = 0;
    // What an earlier run had made is in the cache: this one starts elsewhere.
    const start = Date.now() % (misses.length - 2_000);
    const flood = each(misses.slice(start, start + 2_000), 100, async (path) => {
      if (isOver) return;
      const { status, headers } = await send(url, path, { headers: { accept: "image/avif,*/*" } });
      if (status === 200 && headers["x-nextjs-cache"] === "MISS") made += 1;
    });
    for (const end = Date.now() + 15_000; Date.now() < end; ) {
      const { ms, status } = await send(url, vehicle);
      times.push(status === 200 ? ms : 30_000);
    }
    isOver = true;
    await flood;
    const p95 = percentile(times, 0.95);
    tally.note(`vehicle page p95 ${Math.round(p95)} ms while ${made} pictures were made`);
    tally.record(imageCache, made === 0 ? "nothing was made, so nothing was measured" : undefined);
    tally.record(
      vehicle,
      p95 > slowestMs ? `p95 ${Math.round(p95)} ms while pictures are missed` : undefined,
    );
  },
};
