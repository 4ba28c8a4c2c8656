/** What another language has to say where Spanish says something. */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>;
};
