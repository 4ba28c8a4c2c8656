import { expect, type Page } from "@playwright/test";

export type Language = "es" | "pt";

/** Addresses that states start from, found once for each language. */
export interface Stock {
  /** A vehicle that can be financed. */
  readonly vehicle: string;
  readonly vin: string;
  readonly turned: string;
  /** The first vehicles of the list, by VIN. */
  readonly vins: readonly string[];
}

export interface StateSetting {
  readonly page: Page;
  readonly locale: Language;
  readonly stock: Stock;
  readonly isPhone: boolean;
}

/** What a page can be brought to by using it, beyond how it comes from the server. */
export interface State {
  readonly name: string;
  readonly consent?: "necessary" | "all" | "ask";
  /** Also in the dark scheme and in forced colours. */
  readonly inEveryLook?: true;
  /** Rules that cannot hold there, with the reason beside them. */
  readonly without?: readonly string[];
  /** What the page says in the console there, on purpose. */
  readonly says?: RegExp;
  /** Brings the page there, and rejects when it does not get there. */
  readonly reach: (visit: StateSetting) => Promise<void>;
}

/** Waits as long as a busy machine may need. */
export const patiently = expect.configure({ timeout: 20_000 });
