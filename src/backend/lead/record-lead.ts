import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { InvalidFieldError, NotImplementedError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { withdrawLink } from "#backend/lead/withdraw-link.ts";
import { contactReceived } from "#backend/mail/messages/contact-received.ts";
import { nudgeMail } from "#backend/mail/nudge-mail.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { leads } from "#backend/store/schema/leads.ts";
import type { leadEndpoints } from "#contract/lead-endpoints.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { marketOf } from "#market/markets.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";

/**
 * `POST lead`: keeps what a visitor asks for, and queues its confirmation with it. The same form sent again, also at the same
 * time, is the same lead.
 */
export const recordLead: Handler<typeof leadEndpoints.lead> = async ({ body, campaign }, call) => {
  if (body.type !== leadTypes.contact)
    throw new NotImplementedError(`Leads of type ${body.type} are not taken yet`);
  const { type, name, email, phone: typedPhone, subject, message, dealerId, path } = body;
  const { requestId, consentVersion, marketing = false } = body;
  const phone = typedPhone && marketOf(call.locale).phone.normalise(typedPhone);
  if (typedPhone && !phone) throw new InvalidFieldError("phone", "No telephone number of this market");
  const written = { type, name, email, phone, subject, message, dealerId, marketing };
  const digest = createHash("sha256").update(JSON.stringify(written)).digest("hex");
  const found = Object.entries(campaign).filter(([, value]) => value !== undefined);

  const lead = await call.orm.transaction(async (tx) => {
    const [added] = await tx
      .insert(leads)
      .values({
        ...written,
        id: newReferenceId(),
        requestId,
        digest,
        consentVersion,
        locale: call.locale,
        path,
        campaign: found.length > 0 ? Object.fromEntries(found) : null,
        companyId: call.companyId,
        createdAt: call.now,
      })
      .onConflictDoNothing({ target: [leads.requestId, leads.digest] })
      .returning({ id: leads.id });
    if (added) {
      const told = { locale: call.locale, name, subject, message, phone, reference: added.id };
      const mail = contactReceived({ ...told, withdrawLink: withdrawLink(added.id, call.now) });
      await queueMail(tx, { key: `contact-received:${added.id}`, to: email, locale: call.locale, ...mail });
      return added;
    }
    const same = and(eq(leads.requestId, requestId), eq(leads.digest, digest));
    const [known] = await tx.select({ id: leads.id }).from(leads).where(same);
    return known ?? {};
  });
  nudgeMail();
  return lead;
};
