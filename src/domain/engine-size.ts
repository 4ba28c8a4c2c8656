import { type EngineSize, engineSizes } from "./vehicle-types.ts";

/** The band of an engine's cubic centimetres; undefined for an electric one. */
export const engineSizeOf = (displacement: number | null): EngineSize | undefined =>
  displacement === null
    ? undefined
    : engineSizes.find((size) => size === "more" || displacement <= Number(size));
