import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { managePath } from "#backend/appointment/appointment-link.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { InvalidFieldError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { ownsAddress } from "#backend/identity/owns-address.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import { readShop, type Shop } from "#backend/shop/read-shop.ts";
import { mailLead } from "#backend/staff-mail/mail-lead.ts";
import type { Orm } from "#backend/store/database.ts";
import { type AnswerPreference, leads } from "#backend/store/schema/leads.ts";
import { confirmLead } from "#backend/subscription/confirm-lead.ts";
import { bookedTime } from "#backend/trade-in/appointment/booked-time.ts";
import { readBooking } from "#backend/trade-in/appointment/read-booking.ts";
import type { leadEndpoints } from "#contract/lead-endpoints.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { withOffset } from "#domain/zoned-moment.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { checkLead } from "./check-lead.ts";
import type { LeadForm } from "./lead-kind.ts";
import { publishLead } from "./publish-lead.ts";

/** The lead as returned to its sender, the same however often it is sent. */
type AnsweredLead = {
  readonly id: string;
  readonly toConfirm?: true;
  /** Of a car that is to be valued. */
  readonly carRequestId?: string;
  /** Of the slot of a test drive or of such a car. */
  readonly manageUrl?: string;
  readonly confirmBefore?: string;
};

type Stored = Pick<typeof leads.$inferSelect, "id" | "type" | "createdAt" | "confirmedAt">;

const subscriptionTypes: ReadonlySet<number> = new Set([
  leadTypes.newsletter,
  leadTypes["car-alert"],
  leadTypes["price-drop"],
]);

/** The first response to the sender: only the owner of the address may learn whether it has been confirmed since. */
const answerOf = ({ id, type, createdAt, confirmedAt }: Stored): AnsweredLead => {
  const wasConfirmedAtOnce = confirmedAt?.getTime() === createdAt.getTime();
  return subscriptionTypes.has(type) && !wasConfirmedAtOnce ? { id, toConfirm: true } : { id };
};

/** The stored lead of a form; undefined when there is none. */
const findStoredLead = async (
  orm: Orm,
  { requestId, digest }: { readonly requestId: string; readonly digest: string },
  now: Date,
): Promise<AnsweredLead | undefined> => {
  const { id, type, createdAt, confirmedAt, carKey } = leads;
  const same = and(eq(leads.requestId, requestId), eq(leads.digest, digest));
  const [found] = await orm.select({ id, type, createdAt, confirmedAt, carKey }).from(leads).where(same);
  if (found === undefined) return undefined;
  if (found.type !== leadTypes["test-drive"] && found.carKey === null) return answerOf(found);
  const booking = await readBooking(orm, found.id, now);
  const dealer = booking && (await knownDealers(orm)).get(booking.dealerId);
  const until = dealer && booking.confirmBefore && withOffset(booking.confirmBefore, timeZoneAt(dealer));
  return {
    ...answerOf(found),
    ...(found.carKey && { carRequestId: found.carKey }),
    ...(booking && { manageUrl: managePath(found.id, bookedTime(booking).start) }),
    ...(until && { confirmBefore: until }),
  };
};

/** SHA-256 of a form's content, whichever rendering of it was sent: the same content is the same lead. */
const leadDigest = (form: LeadForm): string => {
  const { requestId: _form, consent: _given, consentVersion: _words, path: _page, ...written } = form;
  return createHash("sha256").update(JSON.stringify(written)).digest("hex");
};

/**
 * `POST lead`: stores a visitor's request, and queues its mail with it. The same form sent again, also at the same time, is the same lead
 * and has the same response, also when it would no longer be accepted. A subscription is valid once the owner of the address has confirmed
 * it; at once where that is the customer who sends it.
 */
export const recordLead: Handler<typeof leadEndpoints.lead> = async ({ body, campaign }, call) => {
  const { orm, locale, now, customer } = call;
  const { type, email, requestId, consentVersion, marketing = false, path } = body;
  const form = { requestId, digest: leadDigest(body) };
  const known = await findStoredLead(orm, form, now);
  if (known) return known;
  const person = { email, name: body.name ?? null, phone: readPhone(body, locale) };
  const shop = await readShop(orm);
  requireOffered(type, shop);
  const { columns, isSubscription, store, mail } = await checkLead(body, { ...call, shop });
  const isConfirmed =
    isSubscription &&
    customer !== undefined &&
    email !== undefined &&
    (await ownsAddress(orm, customer.id, email));
  const sent = {
    answer: readPreference(body),
    consentVersion,
    marketing,
    path,
    campaign: foundIn(campaign),
    companyId: call.companyId,
  };

  await orm.transaction(async (tx) => {
    if (customer !== undefined) await lockCustomer(tx, customer.id);
    const [added] = await tx
      .insert(leads)
      .values({
        ...{ ...form, ...person, ...columns, ...sent },
        id: newReferenceId(),
        type,
        customerId: customer?.id ?? null,
        locale,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [leads.requestId, leads.digest] })
      .returning();
    if (added === undefined) return;
    await store?.(tx, added);
    if (isConfirmed) {
      await confirmLead(tx, added.id, now);
      return;
    }
    if (!isSubscription) {
      await publishLead(tx, added, now);
      await mailLead(tx, added, { sessionId: call.sessionId, now });
    }
    if (mail === undefined || email === undefined) return;
    const { about, ...message } = mail(added.id);
    await queueMail(tx, { key: `${about}:${added.id}`, to: email, locale, ...message });
  });
  nudgeDeliveries();
  return findStoredLead(orm, form, now);
};

/** Throws InvalidFieldError for a type whose form the shop does not show. */
const requireOffered = (type: LeadForm["type"], { forms }: Pick<Shop, "forms">): void => {
  const offered: readonly string[] = forms;
  if (!Object.entries(leadTypes).some(([name, id]) => id === type && offered.includes(name)))
    throw new InvalidFieldError("type", "This shop takes no requests of this type");
};

const readPhone = (form: LeadForm, locale: Locale): string | null => {
  if (!("phone" in form) || form.phone === undefined) return null;
  const phone = marketOf(locale).phone.normalise(form.phone);
  if (phone === undefined) throw new InvalidFieldError("phone", "No telephone number of this market");
  return phone;
};

const readPreference = (form: LeadForm): AnswerPreference | null => {
  if (!("channel" in form || "hours" in form)) return null;
  const { channel, hours } = form;
  return channel || hours ? { channel, hours } : null;
};

/** The campaign's parameters; null without any. */
const foundIn = (campaign: Readonly<Record<string, string | undefined>>): Record<string, string> | null => {
  const found = Object.entries(campaign).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return found.length > 0 ? Object.fromEntries(found) : null;
};
