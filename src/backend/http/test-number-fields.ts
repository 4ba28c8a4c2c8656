import type { Endpoint } from "#contract/endpoint.ts";
import { inputSchema } from "#contract/openapi-schema.ts";

type Node = {
  readonly type?: unknown;
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly additionalProperties?: Node | boolean;
} & Partial<Record<"anyOf" | "oneOf" | "allOf", readonly Node[]>>;

export type NumberField = {
  readonly part: "query" | "body";
  /** Names from the part down; an item of a list is `0`, a key of a record `x`. */
  readonly path: readonly string[];
  readonly schema: Node;
};

const walk = (node: Node, path: readonly string[]): readonly Omit<NumberField, "part">[] => [
  ...((node.type === "number" || node.type === "integer") && node.const === undefined
    ? [{ path, schema: node }]
    : []),
  ...Object.entries(node.properties ?? {}).flatMap(([name, each]) => walk(each, [...path, name])),
  ...(node.items ? walk(node.items, [...path, "0"]) : []),
  ...(typeof node.additionalProperties === "object" ? walk(node.additionalProperties, [...path, "x"]) : []),
  ...[node.anyOf, node.oneOf, node.allOf].flatMap((nodes = []) => nodes.flatMap((each) => walk(each, path))),
];

/** Every number in an endpoint's requests, by the contract, for tests. */
export const numberFields = (endpoint: Endpoint): readonly NumberField[] =>
  (["query", "body"] as const).flatMap((part) => {
    const schema = endpoint[part];
    // A schema cannot describe a picture; the form that carries one has no numbers.
    if (schema === undefined || endpoint.path === "/retake/{id}/image") return [];
    return walk(inputSchema(schema) as Node, []).map((found) => ({ part, ...found }));
  });
