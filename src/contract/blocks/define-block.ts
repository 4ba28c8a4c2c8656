import type { z } from "zod";

/**
 * What a page with the block understands of its address's query: filters, order and page of a vehicle list (`search`); the page of
 * a list of articles (`page-number`); a simulation and a place for a vehicle (`vehicle`); amounts for the simulator, a place for the
 * locator (`amounts-and-place`).
 */
export type BlockQuery = "search" | "page-number" | "vehicle" | "amounts-and-place";

/** A kind of page component, for services and for rendering. */
export interface Block<S extends z.ZodType = z.ZodType> {
  /** Name by which the content service calls it. */
  readonly key: string;
  /** Shape of its `data`. */
  readonly data: S;
  /** Set where it makes its page another kind than content, which decides how long the page is cached. */
  readonly lifetime?: "list" | "vehicle";
  readonly reads?: BlockQuery;
  /** Code of the event that a visit of its page is reported as (specification section 9). */
  readonly event?: number;
}

export const defineBlock = <S extends z.ZodType>(block: Block<S>): Block<S> => block;
