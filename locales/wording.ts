/** The shape of a wording file: the same keys as the Spanish one, any text. */
export type Wording<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Wording<Source[Key]>;
};
