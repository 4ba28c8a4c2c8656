import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import type { Attack } from "./attack.ts";
import { more, workOf } from "./limited-work.ts";
import { type Answer, each, newAddress, send } from "./send.ts";
import { listedVins, vehiclePaths } from "./templates.ts";

const refusalFault = ({ headers, body }: Answer, isPage: boolean): string | undefined => {
  if (!(Number(headers["retry-after"]) >= 1)) return "is limited without a word when to come back";
  return !isPage || /<h1/.test(body) ? undefined : "is limited without a page that explains it";
};

/** Whatever a visitor makes the site work for is counted, and refused beyond its limit with a word when to come back. */
export const limits: Attack = {
  name: "limits",
  seconds: 480,
  run: async ({ open }, tally) => {
    const { url } = await open({ LOG_LEVEL: "error" });
    const vins = await listedVins(url);
    const [vehicle = ""] = await vehiclePaths(url, "es");
    for (const { what, limit, isPage, request } of workOf(vins, vehicle, new URL(url).origin)) {
      const address = newAddress();
      let refused: Answer | undefined;
      let sent = 0;
      const { points, seconds } = rateLimits[limit];
      const started = Date.now();
      await each(
        Array.from({ length: points + more }, (_, n) => n),
        8,
        async (n) => {
          if (refused) return;
          sent += 1;
          const [path, options = {}] = request(n);
          const answer = await send(url, path, {
            ...options,
            headers: { ...options.headers, "x-forwarded-for": address },
          });
          if (answer.status === 429) refused ??= answer;
        },
      );
      tally.tries += sent;
      // A machine that is too slow to reach a limit shows nothing.
      const isShown = refused !== undefined || Date.now() - started < seconds * 1_000;
      if (!isShown) tally.note(`${what}: not ${points} in ${seconds} s`);
      const unlimited = isShown ? `${sent} in a row from one address are all answered` : undefined;
      tally.record(what, refused ? refusalFault(refused, isPage) : unlimited);
      // Visitors from other addresses are served meanwhile.
      const [path, options] = request(0);
      const other = await send(url, path, options);
      tally.record(what, other.status === 429 ? "another visitor pays for it" : undefined);
    }
    const footprint = {
      method: "POST",
      body: '{"type":1,"path":"/"}',
      headers: { origin: "https://evil.example" },
    };
    const { status } = await send(url, "/api/footprint", footprint);
    tally.record("/api/footprint", status === 403 ? undefined : `${status} for what another site sends`);
  },
};
