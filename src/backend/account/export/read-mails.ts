import { and, desc, eq, like, notLike, or, sql } from "drizzle-orm";
import { customers } from "#backend/store/schema/identity.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { mostExported } from "#contract/account.ts";
import type { Reader } from "./reader.ts";

/** Mails to the customer's address, and those that told an earlier one. Those with a code are left out: whoever reads one gets in. */
export const readMails: Reader<"mails"> = async ({ orm, customerId }) => {
  const isTheirs = or(
    eq(sql`lower(${outbox.recipient})`, sql`lower(${customers.email})`),
    like(outbox.key, `%:${customerId}`),
  );
  const rows = await orm
    .select({
      createdAt: outbox.createdAt,
      recipient: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
    })
    .from(outbox)
    .innerJoin(customers, eq(customers.id, customerId))
    .where(and(isTheirs, notLike(outbox.key, "code:%")))
    .orderBy(desc(outbox.id))
    .limit(mostExported);
  return rows.map(({ createdAt, ...mail }) => ({ createTime: createdAt.toISOString(), ...mail }));
};
