/**
 * What personal data looks like in free text. Everything is read in time that grows with the text and no faster: repetitions are
 * bounded, or begin where no other could have begun.
 */
export type Clear = (text: string) => string;
