/** The description of what a cell should contain instead. */
export class Unreadable {
  readonly expected: string;
  constructor(expected: string) {
    this.expected = expected;
  }
}

/** The value of a cell, or the description of what it should contain. */
export type Reading<Value> = Value | Unreadable;
