/** Words of a line. */
export type Inline =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "strong"; readonly inner: readonly Inline[] }
  | { readonly type: "link"; readonly href: string; readonly inner: readonly Inline[] };

type Words = readonly Inline[];

/** A part of a text, with its first line. */
export type MarkdownPart = { readonly line: number } & (
  | { readonly type: "h2" | "h3" | "p"; readonly words: Words }
  | { readonly type: "ul" | "ol"; readonly items: readonly Words[] }
  /** The first cell of each row names it. */
  | {
      readonly type: "table";
      readonly caption: Words | undefined;
      readonly head: readonly Words[];
      readonly rows: readonly (readonly Words[])[];
    }
);
