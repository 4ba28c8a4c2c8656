import { allBlocks } from "./blocks/all-blocks.ts";
import type { Block } from "./blocks/define-block.ts";
import { componentRef, type JsonObject, titleCase } from "./openapi-named-schemas.ts";

/** Component that describes a block's data: `FinanceSimulatorBlock`. */
export const blockComponent = ({ key }: Block): string => `${key.split("-").map(titleCase).join("")}Block`;

/** What stands on a page: one alternative for each kind of block, told apart by its key. */
export const pageComponentSchema = (): JsonObject => ({
  description:
    "A component whose key is not among these, or whose data does not fit its key, is left out of the page.",
  oneOf: allBlocks.map((block) => ({
    title: block.key,
    type: "object",
    properties: {
      id: { type: "string" },
      key: { type: "string", const: block.key },
      data: { $ref: componentRef(blockComponent(block)) },
    },
    required: ["id", "key", "data"],
  })),
});
