import type { JsonObject } from "./openapi-named-schemas.ts";

const prefix = "#/components/schemas/";

/** The components that `root` and the ones in `always` lead to, in alphabetical order. */
export const pruneComponents = (
  root: unknown,
  components: Readonly<Record<string, JsonObject>>,
  always: readonly string[],
): Record<string, JsonObject> => {
  const kept = new Set<string>();
  const waiting = [...always, ...referencedComponents(root)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (kept.has(name)) continue;
    kept.add(name);
    waiting.push(...referencedComponents(components[name]));
  }
  return Object.fromEntries(
    [...kept].sort().flatMap((name) => (components[name] ? [[name, components[name]]] : [])),
  );
};

/** Names of the components that a value refers to, however deep. */
const referencedComponents = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" && inner.startsWith(prefix)
      ? [inner.slice(prefix.length)]
      : referencedComponents(inner),
  );
};
