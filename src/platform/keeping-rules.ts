export interface KeptAnswer<Answer> {
  readonly answer: Answer;
  /** It was asked again since, and no answer came. */
  readonly isUnanswered: boolean;
}

export interface KeepingRules<Question, Answer> {
  /** Never rejects for what is to be kept; a rejection reaches whoever waits, and nothing is kept of it. */
  readonly ask: (question: Question) => Promise<Answer>;
  readonly keyOf: (question: Question) => string;
  readonly freshForMs: number;
  /** No answer: an earlier one stands in and is asked again after `retryAfterMs`. */
  readonly isFailure?: (answer: Answer) => boolean;
  readonly retryAfterMs?: number;
  /** An answer that is no longer fresh and is not handed out while it is asked anew. */
  readonly isWaitedFor?: (answer: Answer) => boolean;
  /** An answer that is asked each time, and ends what was kept before it. */
  readonly isNeverKept?: (answer: Answer) => boolean;
  readonly bounds: {
    readonly max?: number;
    readonly maxSize: number;
    readonly maxEntrySize?: number;
    readonly sizeOf: (answer: Answer, key: string) => number;
  };
  readonly now?: () => number;
}
