import { paths } from "#tools/test-support/paths.ts";
import type { Attack } from "./attack.ts";
import { marker, payloads, placesOf } from "./payload-places.ts";
import { type Answer, each, send } from "./send.ts";
import { listedVins, vehiclePaths } from "./templates.ts";

/** The payload stands where a browser would run it: as an element, a handler, an address or a script's own text. */
const runs = (body: string): boolean =>
  [
    new RegExp(`<(?:script|img|svg)[^>]*${marker}`),
    new RegExp(`<script>${marker}`),
    new RegExp(`\\son\\w+=["']?${marker}`),
    /(?:href|src|action)=["']?javascript:/,
  ].some((pattern) =>
    pattern.test(
      body.replaceAll(/="[^"]*"/g, (value) => (/^="(?:javascript:|on)/.test(value) ? value : '=""')),
    ),
  );

const faultOf = ({ status, headers, body, ms }: Answer): string | undefined => {
  if (status >= 500 || status === 0) return `is answered ${status}`;
  if (/text\/html/.test(headers["content-type"] ?? "") && runs(body)) return "runs in the page";
  if (/syntax error|pg_catalog|SQLSTATE|at [\w.]+ \(\/|node_modules/.test(body))
    return "shows what is inside";
  if (ms > 4_500) return `takes ${Math.round(ms)} ms`;
  const location = headers.location ?? "/";
  return /^(?:javascript:|\/\/|\/\\)/.test(location) ? `sends visitors to ${location}` : undefined;
};

/** Script and SQL payloads in every parameter are text, and change nothing. */
export const payloadsEverywhere: Attack = {
  name: "payloads",
  seconds: 240,
  run: async ({ open }, tally) => {
    const { url } = await open();
    const [vin = ""] = await listedVins(url);
    const [vehicle = ""] = await vehiclePaths(url, "es");
    const tries = placesOf(vin, vehicle).flatMap((place) =>
      payloads.map((text) => place(encodeURIComponent(text))),
    );
    await each(tries, 4, async ([path, headers = {}]) => {
      tally.record(path, faultOf(await send(url, path, { headers })));
    });
    const before = await send(url, paths.home.es);
    tally.record("/", before.status === 200 ? undefined : "the site is gone");
  },
};
