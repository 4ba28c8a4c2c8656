import { setTimeout as pause } from "node:timers/promises";
import { paths } from "#tools/test-support/paths.ts";
import type { Attack } from "./attack.ts";
import { falsehoods } from "./falsehoods.ts";
import { openLyingSite } from "./lying-site.ts";
import { type Answer, each, send } from "./send.ts";
import { revalidateSecret } from "./services-for-attacks.ts";
import { templates } from "./templates.ts";

const invalidated = (site: string) =>
  send(site, "/api/revalidate", {
    method: "POST",
    headers: { authorization: `Bearer ${revalidateSecret}`, "content-type": "application/json" },
    body: JSON.stringify({ tags: ["stock", "content"] }),
  });

const faultOf = ({ status, headers, body }: Answer): string | undefined => {
  if (status >= 500 || status === 0) return `is answered ${status}`;
  if (status >= 300 && status < 400) return undefined;
  if (!/<h1[\s>]/.test(body)) return `${status} without a heading, ${headers["cache-control"]}`;
  if (/<script>xmark4711|(?:href|src|action)="javascript:/.test(body)) return "runs a service's script";
  if (
    status >= 400 &&
    /s-maxage/.test(headers["cache-control"] ?? "") &&
    !/s-maxage=(?:\d|[1-6]\d)\b/.test(headers["cache-control"] ?? "")
  )
    return `${status} cached with ${headers["cache-control"]}`;
  return undefined;
};

/** False answers lead to no page without a heading, sent or cached, no error, no script; unknown fields are ignored. */
export const lying: Attack = {
  name: "lying",
  seconds: 420,
  run: async (ground, tally) => {
    const { services, url } = await openLyingSite(ground);
    const all = await templates(url);
    const recover = async () => {
      services.lie((_, answer) => answer);
      for (const end = Date.now() + 20_000; Date.now() < end; await pause(300))
        if ((await send(url, "/readyz")).status === 200) break;
      await invalidated(url);
      for (const { path } of all) await send(url, path);
    };
    const locales = [
      all.filter(({ path }) => !path.startsWith("/pt/")),
      all.filter(({ path }) => path.startsWith("/pt/")),
    ];
    for (const { name, lie, harmless } of falsehoods) {
      const look = async (path: string, known: string) => {
        const answer = await send(url, path);
        const isLost = harmless && answer.status >= 400 && !isMissing(path);
        const fault = faultOf(answer) ?? (isLost ? `is answered ${answer.status}` : undefined);
        tally.record(path, fault && `${name}, ${known}: ${fault}`);
      };
      await recover();
      services.lie(lie);
      // The path table still holds what it knew; a new query renders the page again.
      const paths = (locales[0] ?? []).map(({ path }) =>
        path.includes("?") ? `${path}&sort=price-desc` : path,
      );
      await each(paths, 2, (path) => look(path, "known paths"));
      // Now it is queried at once.
      await invalidated(url);
      await each(locales[1] ?? [], 2, ({ path }) => look(path, "unknown paths"));
      services.lie((_, answer) => answer);
      for (const { path } of all) tally.record(path, emptyFault(await send(url, path), name));
    }
  },
};

const isMissing = (path: string): boolean => Object.values<string>(paths.missing).includes(path);
const emptyFault = ({ status, body }: Answer, name: string): string | undefined =>
  status < 300 && !/<h1[\s>]/.test(body) ? `still without a heading after: ${name}` : undefined;
