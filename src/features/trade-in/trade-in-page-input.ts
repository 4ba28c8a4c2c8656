import type { Session } from "#platform/session.ts";
import type { RequestedPage } from "#wizard/prepare-page.ts";

/** Props of a page of the trade-in. */
export interface TradeInPageInput extends RequestedPage {
  /** The signed-in visitor; empty if there is none. */
  readonly visitor: Session;
}
