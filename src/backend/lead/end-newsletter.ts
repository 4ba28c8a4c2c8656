import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { withdrawLead } from "./withdraw-lead.ts";

/** Ends the newsletter of a lead's address: after two requests either link ends both. Idempotent. */
export const endNewsletter = (orm: Orm, leadId: string, now: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    const address = tx
      .select({ email: sql`lower(${leads.email})` })
      .from(leads)
      .where(and(eq(leads.id, leadId), eq(leads.type, leadTypes.newsletter), isNotNull(leads.email)));
    const same = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(
        and(
          eq(leads.type, leadTypes.newsletter),
          isNull(leads.withdrawnAt),
          sql`lower(${leads.email}) = (${address})`,
        ),
      )
      .orderBy(leads.id)
      .for("update");
    for (const { id } of same) await withdrawLead(tx, id, now);
  });
