import type { ReactNode } from "react";
import type { z } from "zod";
import type { Page } from "#contract/page.ts";
import type { PageQuery } from "#domain/page-query.ts";
import type { SearchNotice, SearchQuery } from "#domain/search-query.ts";
import type { VehicleQuery } from "#domain/vehicle-query.ts";
import type { Locale } from "#platform/locale.ts";

/** What a block knows of the page it stands on. */
export interface BlockContext {
  readonly locale: Locale;
  /** Public path of the page, with its slashes. */
  readonly path: string;
  /** What lies between the root and the page, outermost first. */
  readonly trail: NonNullable<Page["trail"]>;
  readonly query: SearchQuery;
  /** What the visitor should be told about the query. */
  readonly notices: readonly SearchNotice[];
  /** What the address asks of a vehicle page: a finance simulation, and from where the way to the dealer is measured. */
  readonly simulation: VehicleQuery;
  /** What the address asks of a written page: amounts for the finance simulator, a place for the locator. */
  readonly asked: PageQuery;
  /** Unique on the page: a stem for element ids. */
  readonly blockId: string;
  /** Position on the page, from 0. */
  readonly index: number;
}

/**
 * A kind of page component: the shape of its data and how it is drawn. `render` may load; what it throws is
 * reported and the block is left out.
 */
export interface BlockDefinition<S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  readonly render: (data: z.output<S>, context: BlockContext) => ReactNode | Promise<ReactNode>;
  /** Standing first it draws the heading of the page. */
  readonly heads: boolean;
}

/** Kinds of page component, by the key that the content service uses. */
export type Registry = Readonly<Record<string, BlockDefinition>>;

/** Keeps schema and renderer of one type together; the registry then hands it data that its own schema has let through. */
export const block = <S extends z.ZodType>(
  schema: S,
  render: BlockDefinition<S>["render"],
): BlockDefinition => ({ schema, render, heads: false }) as BlockDefinition;

/** A block that says, where it stands first, what the page is about. */
export const headingBlock = <S extends z.ZodType>(
  schema: S,
  render: BlockDefinition<S>["render"],
): BlockDefinition => ({ ...block(schema, render), heads: true });
