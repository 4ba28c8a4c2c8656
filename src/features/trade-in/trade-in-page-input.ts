import type { Session } from "#platform/session.ts";
import type { AskedPage } from "#wizard/prepare-page.ts";

/** Props of a page of the trade-in. */
export interface TradeInPageInput extends AskedPage {
  /** The signed-in visitor; empty if there is none. */
  readonly visitor: Session;
}
