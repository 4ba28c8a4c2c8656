import type { z } from "zod";
import type { PageComponent } from "../page.ts";
import type { Block } from "./define-block.ts";

type Components = readonly PageComponent[];

/** Data of the first component of a kind; undefined where there is none, or one that breaks the kind's shape. */
export const findBlock = <S extends z.ZodType>(
  components: Components,
  { key, data }: Block<S>,
): z.output<S> | undefined => {
  const component = components.find((each) => each.key === key);
  return component && data.safeParse(component.data).data;
};

/** Data of all components of a kind that match its schema. */
export const findBlocks = <S extends z.ZodType>(
  components: Components,
  { key, data }: Block<S>,
): readonly z.output<S>[] =>
  components
    .filter((component) => component.key === key)
    .flatMap((component) => {
      const parsed = data.safeParse(component.data);
      return parsed.success ? [parsed.data] : [];
    });
