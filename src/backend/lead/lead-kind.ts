import type { Call } from "#backend/http/call.ts";
import type { WrittenMail } from "#backend/mail/write-mail.ts";
import type { Orm } from "#backend/store/database.ts";
import type { leads } from "#backend/store/schema/leads.ts";
import type { RequestFor } from "#contract/endpoint.ts";
import type { leadEndpoints } from "#contract/lead-endpoints.ts";
import type { leadTypes } from "#domain/lead-types.ts";

/** What a visitor has sent, of whatever type. */
export type LeadForm = RequestFor<typeof leadEndpoints.lead>["body"];

/** What a visitor has sent with the form of one type. */
export type LeadFormOf<Name extends keyof typeof leadTypes> = Extract<
  LeadForm,
  { type: (typeof leadTypes)[Name] }
>;

export type LeadCall = Pick<Call, "orm" | "locale" | "now">;

type Stored = typeof leads.$inferInsert;

/** A mail about a lead. Its key is `{about}:{id of the lead}`, so that it goes when the lead is withdrawn. */
type LeadMail = WrittenMail & {
  readonly about: string;
  readonly listUnsubscribe?: string | undefined;
};

/** A lead that may be kept: what its type adds to the row, and what follows. */
export type CheckedLead = {
  readonly columns?: Partial<
    Pick<Stored, "vin" | "dealerId" | "subject" | "message" | "preferredDate" | "preferredTime">
  >;
  /** Something that mails are sent for from now on: whoever has the address says first that they want them. */
  readonly isSubscription?: true;
  /** Keeps what belongs to the lead beside it, in its transaction. */
  readonly keep?: (tx: Orm, leadId: string) => Promise<void>;
  /** What the sender is told once it is kept under this reference: of a wish, the question. */
  readonly mail: (reference: string) => LeadMail;
};
