/** What the browser has to know of a list to change it in place (`data-list`). */
export interface ListState {
  /** Path of the list without its filters: what leads there, or to the path of this page, leads to a state of the list. */
  readonly path: string;
  /** Canonical path and query of what is shown. */
  readonly address: string;
  /** The canonical query that is shown, as in the address; empty for none. */
  readonly query: string;
  /** Vehicles before the first one of this page. */
  readonly offset: number;
  readonly total: number;
  /** The outcome in words: "128 vehículos, página 2 de 6". */
  readonly outcome: string;
}

/** The list of a page, as the server rendered it. */
export const listIn = (page: ParentNode): HTMLElement | null =>
  page.querySelector<HTMLElement>("[data-list]");

export const listStateOf = (list: HTMLElement): ListState => JSON.parse(list.dataset.list ?? "");

export const resultsOf = (list: HTMLElement): HTMLElement | null =>
  list.querySelector<HTMLElement>("[data-results]");

/** The filters: a panel on small screens, a column beside the list on others. */
export const filtersOf = (list: HTMLElement): HTMLFormElement | null =>
  list.querySelector<HTMLFormElement>("form[popover]");
