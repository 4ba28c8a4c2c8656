/** What a cell should hold in place of what it holds. */
export class Unreadable {
  readonly expected: string;
  constructor(expected: string) {
    this.expected = expected;
  }
}

/** What a cell says, or what it should say. */
export type Reading<Value> = Value | Unreadable;
