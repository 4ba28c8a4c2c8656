type Question = readonly [question: string, answer: string];

/** Questions about one thing, with answers in the markup of articles. */
export type Topic = { id: string; heading: string; questions: readonly Question[] };
