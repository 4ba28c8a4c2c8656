import type { Call } from "#backend/http/call.ts";
import type { WrittenMail } from "#backend/mail/write-mail.ts";
import type { Shop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import type { leads } from "#backend/store/schema/leads.ts";
import type { RequestFor } from "#contract/endpoint.ts";
import type { leadEndpoints } from "#contract/lead-endpoints.ts";
import type { leadTypes } from "#domain/lead-types.ts";

/** A visitor's lead of any type. */
export type LeadForm = RequestFor<typeof leadEndpoints.lead>["body"];

/** What a visitor has sent with the form of one type. */
export type LeadFormOf<Name extends keyof typeof leadTypes> = Extract<
  LeadForm,
  { type: (typeof leadTypes)[Name] }
>;

export type LeadCall = Pick<Call, "orm" | "locale" | "now"> & { readonly shop: Shop };

type Stored = typeof leads.$inferInsert;

type StoredLead = typeof leads.$inferSelect;

/** A mail about a lead. Its key is `{about}:{id of the lead}`, so that it is deleted when the lead is withdrawn. */
type LeadMail = WrittenMail & {
  readonly about: string;
  readonly listUnsubscribe?: string | undefined;
};

/** A valid lead: what its type adds to the row, and what follows. */
export type CheckedLead = {
  readonly columns?: Partial<
    Pick<
      Stored,
      "vin" | "dealerId" | "subject" | "message" | "car" | "carKey" | "preferredDate" | "preferredTime"
    >
  >;
  /** A subscription to mails: the owner of the address has to confirm it first. */
  readonly isSubscription?: true;
  /** Stores what belongs to the lead, in its transaction. */
  readonly store?: (tx: Orm, lead: StoredLead) => Promise<void>;
  /**
   * The mail to the sender once the lead is stored under this reference: for a subscription, the confirmation request. None where its
   * appointment has its own.
   */
  readonly mail?: (reference: string) => LeadMail;
};
