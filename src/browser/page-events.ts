/** What parts of a page tell one another in the browser, by the name of the event and what it carries. */
export interface PageEvents {
  /** The visitor looks at another address than before, or at this one again: a page view. */
  readonly "volante:visit": undefined;
  /** Markup that the server rendered has taken the place of other markup, or came to be shown in a dialog. */
  readonly "volante:exchanged": { readonly part: Element };
  /** The visitor has answered the question about cookies. */
  readonly "volante:consent": undefined;
  /** This device compares other vehicles than before, and links to the comparison lead elsewhere. */
  readonly "volante:compared": undefined;
  /** Somebody who is signed in keeps another vehicle, or one less: what is known of them has to be asked again. */
  readonly "volante:kept": undefined;
  /** Whoever is signed in is known now (`known-visitor.ts`), or is signed in no longer. */
  readonly "volante:visitor": undefined;
  /** Something worth recording was done; `type` is a code of domain/tracking-codes.ts. */
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

/** Sends an event to the parts that listen. Never throws. */
export const emit = <Event extends Name>(name: Event, ...[detail]: Detail<Event>): void => {
  dispatchEvent(new CustomEvent(name, { detail }));
};

/** Listens from now on, or until `signal` ends it. */
export const listenTo = <Event extends Name>(
  name: Event,
  listener: (detail: PageEvents[Event]) => void,
  signal?: AbortSignal,
): void => {
  addEventListener(name, (event) => listener((event as CustomEvent<PageEvents[Event]>).detail), { signal });
};
