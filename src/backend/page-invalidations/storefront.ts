/** Who keeps pages and has to be told when what they say has changed. */
export type Storefront = {
  /** For the log. */
  readonly name: string;
  /**
   * Has pages under these tags (`domain/page-tags.ts`, 100 at most) rendered again. Answers whether all its processes were told; false:
   * whoever was told has invalidated them, the others have to be told again. Throws when nobody was told.
   */
  readonly tell: (tags: readonly string[]) => Promise<boolean>;
};
