/** A way of looking at the site: the size of the window, and whether scripts run. */
export type Sight = Readonly<{ width: number; height: number; scripts: boolean }>;

/** One window with an empty profile, and what every engine's protocol can do with it. */
export type Tab = Readonly<{
  goTo: (address: string) => Promise<void>;
  /** One step back in the history. */
  goBack: () => Promise<void>;
  /**
   * Evaluates a function in the page; it is sent as text, may use nothing from outside itself, and returns at once. Works without
   * scripts too.
   */
  evaluate: <Args extends readonly unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Answer>;
  /** Moves the pointer there, in CSS pixels of the window, and presses its button for so many milliseconds. */
  pointAt: (x: number, y: number, heldMs: number) => Promise<void>;
  /** One key by its name in `KeyboardEvent.key`, or a character. */
  press: (key: string, isControlDown: boolean) => Promise<void>;
  /** For the site whose page is shown. */
  setCookie: (name: string, value: string) => Promise<void>;
  /** Script errors and what the page wrote to the console as an error. */
  problems: () => readonly string[];
  close: () => Promise<void>;
}>;

export type Engine = Readonly<{
  openTab: (sight: Sight) => Promise<Tab>;
  close: () => Promise<void>;
}>;
