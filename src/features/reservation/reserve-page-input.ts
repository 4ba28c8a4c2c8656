import type { Session } from "#platform/session.ts";
import type { RequestedPage } from "#wizard/prepare-page.ts";

/** What a page of the reservation is rendered with. */
export interface ReservePageInput extends RequestedPage {
  /** The signed-in customer; empty for visitors without a session. */
  readonly visitor: Session;
}
