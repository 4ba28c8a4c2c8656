import type { Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";

export interface Visit {
  readonly page: Page;
  readonly locale: Locale;
  readonly isPhone: boolean;
  /**
   * Examines the page as it is now, before the visit goes on.
   * @param part its name, beside the state's
   * @param tier `all`: not in the default run, which has seen markup of its kind
   */
  readonly look: (part: string, tier?: "all") => Promise<void>;
}

/** What a visitor brings a page to. Accessibility, screenshots and the default run share this table. */
export interface State {
  readonly name: string;
  /** Part of the default run, or of `--all` alone; the others are rehearsed. */
  readonly smoke?: true | "all";
  readonly consent?: "all" | "ask";
  /** Also in the dark scheme and in forced colours. */
  readonly inEveryLook?: true;
  /** Untouched pages: they load no scripts. */
  readonly isUntouched?: true;
  /** Rules of axe that cannot hold there, with the reason beside them. */
  readonly without?: readonly string[];
  /** What the page writes to the console on purpose. */
  readonly says?: RegExp;
  /** Brings the page there. The page is examined at each `look`, or once at the end where there is none. */
  readonly reach: (visit: Visit) => Promise<void>;
}

type Address = Readonly<Record<Locale, string>>;

/** Pages as the server sends them, one after the other. */
export const pages =
  (addresses: Readonly<Record<string, Address>>): State["reach"] =>
  async ({ page, locale, look }) => {
    for (const [name, address] of Object.entries(addresses)) {
      await page.goto(address[locale]);
      await look(name);
    }
  };
