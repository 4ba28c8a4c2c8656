/** Events between the parts of a page in the browser, with their details. */
export interface PageEvents {
  /** The address changed, or the same one was opened again: a page view. */
  readonly "volante:visit": undefined;
  /** Server-rendered markup was replaced, or shown in a dialog. */
  readonly "volante:exchanged": { readonly part: Element };
  /** The visitor answered the cookie dialog. */
  readonly "volante:consent": undefined;
  /** The comparison of this device changed, and with it the links to it. */
  readonly "volante:compared": undefined;
  /** The favourites of a signed-in visitor changed: `known-visitor.ts` has to be loaded again. */
  readonly "volante:kept": undefined;
  /** The signed-in visitor is loaded (`known-visitor.ts`), or has signed out. */
  readonly "volante:visitor": undefined;
  /** An action to record; `type` is a code of domain/tracking-codes.ts. */
  readonly "volante:track": {
    readonly type: number;
    readonly data: Readonly<Record<string, string | number>>;
  };
  /** A visitor who consented did it; with the name of its code and the path of the page. */
  readonly "volante:recorded": {
    readonly event: string;
    readonly type: number;
    readonly path: string;
    readonly data: Readonly<Record<string, string | number>>;
  };
}

type Name = keyof PageEvents;
type Detail<Event extends Name> = PageEvents[Event] extends undefined ? [] : [detail: PageEvents[Event]];

/** Dispatches an event to its listeners. Never throws. */
export const emit = <Event extends Name>(name: Event, ...[detail]: Detail<Event>): void => {
  dispatchEvent(new CustomEvent(name, { detail }));
};

/** Adds a listener, until `signal` aborts. */
export const listenTo = <Event extends Name>(
  name: Event,
  listener: (detail: PageEvents[Event]) => void,
  signal?: AbortSignal,
): void => {
  addEventListener(name, (event) => listener((event as CustomEvent<PageEvents[Event]>).detail), { signal });
};
