import { setTimeout as pause } from "node:timers/promises";
import { paths } from "#tools/test-support/paths.ts";
import type { Attack } from "./attack.ts";
import type { Lie } from "./lying-services.ts";
import { openLyingSite } from "./lying-site.ts";
import { send } from "./send.ts";
import { templates } from "./templates.ts";

/** The longest that a visitor may wait, in ms: for what was rendered before, and for any page that only reads. */
const longest = { cached: 1_000, unseen: 5_000 };
/** What a busy machine adds to each. */
const slack = 300;

const hangs: readonly { readonly name: string; readonly lie: Lie }[] = [
  { name: "redirects hang", lie: (path, answer) => (path.includes("redirects") ? undefined : answer) },
  { name: "pages hang", lie: (path, answer) => (path.startsWith("/pages/") ? undefined : answer) },
  { name: "vehicles hang", lie: (path, answer) => (path.startsWith("/vehicle") ? undefined : answer) },
  { name: "everything hangs", lie: () => undefined },
];

/** Services that never answer do not delay visitors: at most a second for a cached page, five for any other. */
export const hanging: Attack = {
  name: "hanging",
  seconds: 400,
  run: async (ground, tally) => {
    let [slowestCached, slowestUnseen] = [0, 0];
    for (const { name, lie } of hangs) {
      const { services, url } = await openLyingSite(ground);
      const all = await templates(url);
      for (const { path } of all) await send(url, path);
      services.lie(lie);
      const look = async (path: string, most: number) => {
        const { ms, status } = await send(url, path, { timeoutMs: 40_000 });
        const isLate = ms > most + slack;
        tally.record(path, isLate ? `${name}: ${status} after ${Math.round(ms)} ms` : undefined);
        return ms;
      };
      const unseen = [
        ...Array.from({ length: 5 }, (_, n) => `/sin-ver-${n}/`),
        `${paths.list.es}?priceFrom=4711`,
        `${paths.list.pt}?text=seat`,
        "/comparar/?vin=AAAAAAAAAAAAAAAAA,BBBBBBBBBBBBBBBBB",
        "/tasacion-de-vehiculos/",
        "/landings/neumaticos/",
      ];
      for (const path of unseen) slowestUnseen = Math.max(slowestUnseen, await look(path, longest.unseen));
      for (let round = 0; round < 3; round += 1) {
        for (const { path } of all)
          slowestCached = Math.max(
            slowestCached,
            await look(path, path.includes("?vin=") ? longest.unseen : longest.cached),
          );
        await pause(3_000);
      }
    }
    tally.note(`slowest cached page ${Math.round(slowestCached)} ms, unseen ${Math.round(slowestUnseen)} ms`);
  },
};
