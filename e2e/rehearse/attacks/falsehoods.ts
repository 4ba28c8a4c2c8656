import type { Lie, ServiceAnswer } from "./lying-services.ts";

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

export const falsehoods: readonly Falsehood[] = [
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
    name: "unknown fields",
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
