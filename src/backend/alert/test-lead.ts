import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { leadTypes } from "#domain/lead-types.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";

type TestLead = {
  readonly email: string;
  readonly now: Date;
  readonly type?: keyof typeof leadTypes;
  readonly locale?: Locale;
};

/** Inserts an unconfirmed lead for tests; returns its id. */
export const newLead = async (
  orm: Orm,
  { email, now, type = "car-alert", locale = "es" }: TestLead,
): Promise<string> => {
  const id = newReferenceId();
  const form = { requestId: crypto.randomUUID(), digest: id, consentVersion: "2026-11" };
  await orm.insert(leads).values({ id, type: leadTypes[type], email, locale, createdAt: now, ...form });
  return id;
};
