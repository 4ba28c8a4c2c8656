/** What the browser has to know of a list to change it in place. */
export interface ListFacts {
  /** Path of the list to which its filters are sent, without query. */
  readonly path: string;
  readonly locale: string;
  readonly kind?: string;
  /** Codes of the dealers whose vehicles the page is about, with commas. */
  readonly dealers?: string;
  /** What the page is about by itself, with the keys of the address. */
  readonly preset: Readonly<Record<string, string>>;
  /** The canonical query that is shown, as in the address; empty for none. */
  readonly query: string;
  /** Vehicles before the first one of this page. */
  readonly offset: number;
  readonly total: number;
  /** The outcome in words: "128 vehículos, página 2 de 6". */
  readonly outcome: string;
  /** What the panel's button says of an outcome; `{total}` stands for "128 vehículos". */
  readonly show: string;
}

/** Leads to another state of the list, without moving the page; `replace` leaves no entry of its own in the history. */
export type Go = (address: string, replace?: boolean) => void;
