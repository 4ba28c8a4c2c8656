import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { percentile } from "../../bench/percentile.ts";
import type { Attack } from "./attack.ts";
import { each, send } from "./send.ts";
import { vehiclePaths } from "./templates.ts";

const slowestMs = 300;
const optimised = join("public", "pictures");

/** Ways to write the address of one picture so that it looks like another's. `n` makes each of them new. */
const aliasesOf = (file: string): readonly ((n: number) => string)[] => {
  const image = (url: string, rest = "&w=640&q=60") => `/_next/image/?url=${url}${rest}`;
  const plain = encodeURIComponent(`/pictures/${file}`);
  return [
    (n) => image(`${plain}%23${n}`),
    (n) => image(encodeURIComponent(`/pictures/${"x/../".repeat(1 + (n % 9))}${file}`)),
    (n) => image(encodeURIComponent(`/pictures/x${n}/../${file}`)),
    (n) => image(`%2Fpictures%2F%25${file.charCodeAt(n % 4).toString(16)}${file.slice(1)}`),
    (n) => image(plain, `&w=${"0".repeat(1 + (n % 20))}640&q=60`),
    (n) => image(plain, `&w=640&q=${"0".repeat(1 + (n % 20))}60`),
    (n) => image(plain, `&w=640&q=60&v=${n}`),
    (n) => image(plain).replace("image/", n % 2 === 0 ? "image" : "image//"),
    (n) => image(plain, `&q=60&w=640${"&".repeat(1 + (n % 20))}`),
    (n) => image(`${plain}%3Fv%3D${n}`),
    (n) => image(`%2F${"%2F".repeat(1 + (n % 9))}pictures%2F${file}`),
    (n) => image(encodeURIComponent(`/pictures/./${"./".repeat(n % 30)}${file}`)),
    (n) => image(encodeURIComponent(`http://localhost/pictures/${file}#${n}`)),
    (n) => image(plain, `&w=${641 + n}&q=60`),
    (n) => image(plain, `&w=640&q=${n % 59}`),
    (n) => image(encodeURIComponent(`/icons/volante.svg?${n}`)),
    (n) => image(encodeURIComponent(`https://127.0.0.1:${20_000 + n}/x.jpg`)),
    (n) => image(encodeURIComponent(`https://169.254.169.254/latest/${n}`)),
  ];
};

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
    const files = readdirSync(optimised);
    const file = files.find((name) => name.endsWith("-640.webp")) ?? "";
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
    // What an earlier run had made is in the cache: this one begins elsewhere.
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
