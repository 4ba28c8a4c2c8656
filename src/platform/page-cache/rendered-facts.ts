export interface MissingAnswer {
  readonly status: 404 | 410;
  /** The specification's message, for the `x-error` header. */
  readonly message: string;
  /** A service failed: an earlier page is better than this answer. */
  readonly mayComeBack?: true;
}

/** What a page says about itself while it is rendered (`note-facts.ts`). */
export interface RenderedFacts {
  /** How long it is fresh, in seconds: the shortest that one of its parts has requested. */
  lifetime: number;
  readonly tags: Set<string>;
  /** A part could not be loaded, and a message is in its place: such a page never replaces a whole one. */
  isDegraded: boolean;
  /** It is about something that a visitor may have invented, unlimited in number: it is rendered each time. */
  isForThisTime: boolean;
  /** Its content does not exist, or not any more. */
  missing?: MissingAnswer;
}

export const newRenderedFacts = (): RenderedFacts => ({
  lifetime: Number.POSITIVE_INFINITY,
  tags: new Set(),
  isDegraded: false,
  isForThisTime: false,
});
