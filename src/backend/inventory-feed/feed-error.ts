/** The feed, its map or its file cannot be used at all; each fault is a line for the person at the terminal. */
export class FeedError extends Error {
  override readonly name = "FeedError";
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
  }
}
