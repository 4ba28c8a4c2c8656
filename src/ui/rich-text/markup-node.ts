import type { MarkupTag } from "./allowed-tags.ts";

export type MarkupElement = {
  readonly tag: MarkupTag;
  readonly href?: string;
  /** Id of a heading, set by callers that link to it. */
  readonly id?: string;
  readonly children: MarkupNode[];
};

export type MarkupNode = string | MarkupElement;
