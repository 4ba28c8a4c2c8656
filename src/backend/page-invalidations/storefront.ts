/** A site that stores pages and has to be notified when their content has changed. */
export type Storefront = {
  /** Name in the log. */
  readonly name: string;
  /**
   * Invalidates the pages under these tags (`domain/page-tags.ts`, 100 at most). Returns whether all its processes were notified; false:
   * some have invalidated them, the others have to be notified again. Throws when none was reached.
   */
  readonly notify: (tags: readonly string[]) => Promise<boolean>;
};
