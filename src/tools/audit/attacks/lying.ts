import { setTimeout as pause } from "node:timers/promises";
import { paths } from "#e2e/support/paths.ts";
import type { Attack } from "./attack.ts";
import { type Lie, type ServiceAnswer, startLyingServices } from "./lying-services.ts";
import { revalidateSecret } from "./run-attacks.ts";
import { type Answer, each, send } from "./send.ts";
import { templates } from "./templates.ts";

const script = "<script>xmark4711()</script>";

/** Changes every text, number and list inside an answer's data. */
const mapData = (data: unknown, change: (value: unknown, key: string) => unknown, key = ""): unknown => {
  const changed = change(data, key);
  if (changed !== data) return changed;
  if (Array.isArray(data)) return data.map((item) => mapData(item, change, key));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, item]) => [name, mapData(item, change, name)]));
};
const changingData =
  (change: (value: unknown, key: string) => unknown): Lie =>
  (_, answer) =>
    "data" in answer ? { ...answer, data: mapData(answer.data, change) } : answer;

const failing = (status: number, isMeant: (path: string) => boolean): Lie => {
  const error: ServiceAnswer = { status, error: { code: "x", message: "no" } };
  return (path, answer) => (isMeant(path) ? error : answer);
};
const isPage = (path: string) => path.startsWith("/pages/") && !path.includes("component-filtered");
const isVehicle = (path: string) => /^\/vehicle\/[A-Z0-9]{17}/.test(path);

interface Falsehood {
  readonly name: string;
  readonly lie: Lie;
  /** Pages are to be what they were: the answer only holds more than is known. */
  readonly harmless?: boolean;
}

const falsehoods: readonly Falsehood[] = [
  {
    name: "a third language among the alternates",
    harmless: true,
    lie: changingData((value, key) =>
      key === "alternates" &&
      typeof value === "object" &&
      value !== null &&
      !("fr" in value) &&
      !Array.isArray(value)
        ? { ...value, fr: "/fr/" }
        : value,
    ),
  },
  {
    name: "fields that nobody knows",
    harmless: true,
    lie: (_, answer) =>
      typeof answer.data === "object" && answer.data !== null && !Array.isArray(answer.data)
        ? { ...answer, data: { ...answer.data, unheardOf: { a: [1] } } }
        : answer,
  },
  { name: "pages answered 404", lie: failing(404, isPage) },
  { name: "pages answered 410", lie: failing(410, isPage) },
  { name: "pages answered 500", lie: failing(500, isPage) },
  { name: "vehicles answered 404", lie: failing(404, isVehicle) },
  { name: "vehicles answered 410", lie: failing(410, isVehicle) },
  { name: "lists answered 404", lie: failing(404, (path) => path.includes("component-filtered")) },
  {
    name: "scripts in every text",
    lie: changingData((value, key) =>
      typeof value === "string" &&
      /^(?:title|text|name|label|description|heading|alt)$/i.test(key) &&
      !value.includes(script)
        ? `${value}${script}`
        : value,
    ),
  },
  {
    name: "links that run",
    lie: changingData((value, key) =>
      typeof value === "string" && /^(?:link|href|url|src)$/i.test(key) ? "javascript:xmark4711()" : value,
    ),
  },
  {
    name: "no components",
    lie: changingData((value, key) =>
      key === "components" && Array.isArray(value) && value.length > 0 ? [] : value,
    ),
  },
  { name: "nulls for numbers", lie: changingData((value) => (typeof value === "number" ? null : value)) },
  { name: "an empty object", lie: (_, answer) => ({ ...answer, data: {} }) },
];

const dropped = (site: string) =>
  send(site, "/api/revalidate", {
    method: "POST",
    headers: { authorization: `Bearer ${revalidateSecret}`, "content-type": "application/json" },
    body: JSON.stringify({ tags: ["stock", "content"] }),
  });

const faultOf = ({ status, headers, body }: Answer): string | undefined => {
  if (status >= 500 || status === 0) return `is answered ${status}`;
  if (status >= 300 && status < 400) return undefined;
  if (!/<h1[\s>]/.test(body)) return `${status} without a heading, ${headers["cache-control"]}`;
  if (/<script>xmark4711|(?:href|src|action)="javascript:/.test(body)) return "runs what a service says";
  if (
    status >= 400 &&
    /s-maxage/.test(headers["cache-control"] ?? "") &&
    !/s-maxage=(?:\d|[1-6]\d)\b/.test(headers["cache-control"] ?? "")
  )
    return `${status} kept with ${headers["cache-control"]}`;
  return undefined;
};

/** Services that lie get no page without a heading sent or kept, no error, no script; more than is known is read. */
export const lying: Attack = {
  name: "lying",
  seconds: 420,
  run: async (ground, tally) => {
    const services = await startLyingServices(ground.services);
    ground.closeLater(services.close);
    const { url } = await ground.open({
      DATA_SERVICE_URL: services.url,
      CONTENT_SERVICE_URL: services.url,
      LOG_LEVEL: "fatal",
    });
    const all = await templates(url);
    const recover = async () => {
      services.lie((_, answer) => answer);
      for (const end = Date.now() + 20_000; Date.now() < end; await pause(300))
        if ((await send(url, "/readyz")).status === 200) break;
      await dropped(url);
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
      // The table of paths still says what it knew; a new query has the page drawn anew.
      const asked = (locales[0] ?? []).map(({ path }) =>
        path.includes("?") ? `${path}&sort=price-desc` : path,
      );
      await each(asked, 2, (path) => look(path, "known paths"));
      // Now it asks at once.
      await dropped(url);
      await each(locales[1] ?? [], 2, ({ path }) => look(path, "unknown paths"));
      services.lie((_, answer) => answer);
      for (const { path } of all) tally.record(path, emptyFault(await send(url, path), name));
    }
  },
};

const isMissing = (path: string): boolean => Object.values<string>(paths.missing).includes(path);
const emptyFault = ({ status, body }: Answer, name: string): string | undefined =>
  status < 300 && !/<h1[\s>]/.test(body) ? `still without a heading after: ${name}` : undefined;
