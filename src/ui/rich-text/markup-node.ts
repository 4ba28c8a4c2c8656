import type { MarkupTag } from "./allowed-tags.ts";

export type MarkupElement = {
  readonly tag: MarkupTag;
  readonly href?: string;
  /** Given to headings by whoever leads to them. */
  readonly id?: string;
  readonly children: MarkupNode[];
};

export type MarkupNode = string | MarkupElement;
