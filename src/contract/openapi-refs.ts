import type { JsonObject } from "./openapi-named-schemas.ts";

const prefix = "#/components/schemas/";

/** The name of the component that a schema refers to. */
export const componentName = ({ $ref }: JsonObject): string | undefined =>
  typeof $ref === "string" && $ref.startsWith(prefix) ? $ref.slice(prefix.length) : undefined;

export const resolveComponent = (
  schema: JsonObject,
  components: Readonly<Record<string, JsonObject>>,
): JsonObject | undefined => components[componentName(schema) ?? ""];

/** Names of the components that a value refers to, however deep. */
const referencedComponents = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? undefined : componentName(value as JsonObject);
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(referencedComponents)];
};

/** The components that `root` and the ones in `always` lead to, in alphabetical order. */
export const pruneComponents = (
  root: unknown,
  components: Readonly<Record<string, JsonObject>>,
  always: readonly string[],
): Record<string, JsonObject> => {
  const found = new Set<string>();
  const waiting = [...always, ...referencedComponents(root)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...referencedComponents(components[name]));
  }
  return Object.fromEntries(
    [...found].sort().flatMap((name) => (components[name] ? [[name, components[name]]] : [])),
  );
};
