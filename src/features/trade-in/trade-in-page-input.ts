import type { Session } from "#platform/session.ts";
import type { AskedPage } from "#wizard/prepare-page.ts";

/** What a page of the trade-in is rendered with. */
export interface TradeInPageInput extends AskedPage {
  /** Who is signed in; empty for nobody. */
  readonly visitor: Session;
}
