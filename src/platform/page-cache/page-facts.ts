/** Internal response header: the age of a cached page, until when it is fresh, and its tags. The pipeline removes it. */
export const pageFactsHeader = "x-page-facts";

export interface PageFacts {
  /** In milliseconds since 1970, as all that follows. */
  readonly renderedAt: number;
  /** Infinity for a page that is fresh for ever. */
  readonly freshUntil: number;
  /** Under which it is invalidated. */
  readonly tags: readonly string[];
}

export const writeFacts = ({ renderedAt, freshUntil, tags }: PageFacts): string =>
  `${renderedAt} ${freshUntil} ${tags.join(",")}`;

/** Undefined for what is no such header. */
export const readFacts = (header: unknown): PageFacts | undefined => {
  if (typeof header !== "string") return undefined;
  const [renderedAt = Number.NaN, freshUntil = Number.NaN] = header.split(" ", 2).map(Number);
  if (Number.isNaN(renderedAt + freshUntil)) return undefined;
  const tags = header.split(" ", 3)[2] ?? "";
  return { renderedAt, freshUntil, tags: tags === "" ? [] : tags.split(",") };
};
