import { z } from "zod";

const text = z.string().min(1);

/** A sentence for each of the names, and no other. */
export const sentences = <const Name extends string>(...names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

/** Sentences that say the same, so that neighbouring pages do not read alike; or those of a list. */
export const several = z.tuple([text], text);
