import type { z } from "zod";
import { allBlocks } from "./blocks/all-blocks.ts";
import { withoutDiscriminator } from "./discriminator.ts";
import type { Endpoint } from "./endpoint.ts";
import { type JsonObject, named, nameOf, titleCase } from "./openapi-named-schemas.ts";
import { blockComponent, pageComponentSchema } from "./openapi-page-component.ts";
import { toSchemas } from "./openapi-schema.ts";

/** Component that describes the `data` of an endpoint's answer: one with a name of its own, or the endpoint's. */
export const answerComponent = (name: string, data: z.ZodType): string =>
  nameOf.get(data) ?? `${titleCase(name)}Answer`;

/** Component that describes an endpoint's body. */
export const requestComponent = (name: string): string => `${titleCase(name)}Request`;

/** JSON Schemas, by component name, of everything that the endpoints send and answer. */
export const buildComponents = (
  endpoints: Readonly<Record<string, Endpoint>>,
): Record<string, JsonObject> => {
  const answers = new Map<string, z.ZodType>(Object.entries(named));
  const requests = new Map<string, z.ZodType>();
  const discriminators = new Map<string, string>();
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.data !== "blob") answers.set(answerComponent(name, endpoint.data), endpoint.data);
    if (!endpoint.body) continue;
    requests.set(requestComponent(name), endpoint.body);
    if (endpoint.discriminator) discriminators.set(requestComponent(name), endpoint.discriminator);
  }
  const blocks = new Map(allBlocks.map((block) => [blockComponent(block), block.data]));
  const components: Record<string, JsonObject> = {
    ...toSchemas(answers, "output"),
    ...toSchemas(requests, "input"),
    ...toSchemas(blocks, "input"),
    PageComponent: pageComponentSchema(),
  };
  for (const [id, key] of discriminators) components[id] = withoutDiscriminator(components[id], key);
  return components;
};
