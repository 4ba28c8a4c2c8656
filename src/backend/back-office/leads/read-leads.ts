import { and, asc, eq, gt, gte, like, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { InvalidFieldError, NotFoundError } from "#backend/errors.ts";
import { carRequestAddress } from "#backend/lead/appointment/lead-subject.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import type { leadsQuery, officeLead, officeLeads } from "#contract/office.ts";
import { leadTypeName } from "#domain/lead-types.ts";
import { idPrefixOf } from "#domain/short-reference.ts";
import { knownLocale } from "#platform/locale.ts";
import { auditedRead, recordAction } from "../audit.ts";
import type { OfficeCaller } from "../office-caller.ts";

type Stored = typeof leads.$inferSelect;
export type WireLead = z.input<typeof officeLead>;

/** Leaves out what is null. */
const given = <Fields extends Record<string, unknown>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    readonly [Key in keyof Fields]?: NonNullable<Fields[Key]>;
  };

const describe = (lead: Stored): WireLead => {
  const { id, name, email, phone, subject, message, dealerId, vin, preferredDate, preferredTime } = lead;
  const { car, carKey } = lead;
  const language = knownLocale(lead.locale);
  return {
    id,
    createTime: lead.createdAt.toISOString(),
    type: leadTypeName(lead.type),
    ...given({ name, email, phone, subject, message, dealerId, vin, preferredDate, preferredTime }),
    ...given({ car, carPage: carKey && carRequestAddress(carKey, language) }),
    consentVersion: lead.consentVersion,
    marketing: lead.marketing,
    language,
    ...given({ path: lead.path, campaign: lead.campaign, answer: lead.answer }),
    ...given({
      confirmTime: lead.confirmedAt?.toISOString() ?? null,
      withdrawTime: lead.withdrawnAt?.toISOString() ?? null,
    }),
  };
};

type Place = Pick<Stored, "createdAt" | "id">;

const isBehind = ({ createdAt, id }: Place): SQL | undefined =>
  or(gt(leads.createdAt, createdAt), and(eq(leads.createdAt, createdAt), gt(leads.id, id)));

type Portion = {
  readonly since: Date | undefined;
  readonly after: Place | undefined;
  readonly limit: number;
};

const readPortion = (orm: Orm, { since, after, limit }: Portion): Promise<Stored[]> =>
  orm
    .select()
    .from(leads)
    .where(and(since && gte(leads.createdAt, since), after && isBehind(after)))
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .limit(limit);

const usualPage = 100;

/** Leads for the staff, oldest first. */
export const listLeads = (
  { orm, actor, now }: OfficeCaller,
  query: z.output<typeof leadsQuery>,
): Promise<z.input<typeof officeLeads>> =>
  auditedRead(orm, { actor, action: "leads.list", details: query, now }, async () => {
    const { since, after, limit = usualPage } = query;
    const rows = await readPortion(orm, {
      since: since === undefined ? undefined : new Date(since),
      after: after === undefined ? undefined : await placeOf(orm, after),
      limit: limit + 1,
    });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return { leads: shown.map(describe), ...(rows.length > limit && last && { next: last.id }) };
  });

const placeOf = async (orm: Orm, id: string): Promise<Place> => {
  const [found] = await orm.select().from(leads).where(eq(leads.id, id));
  if (found === undefined) throw new InvalidFieldError("after", "There is no such lead");
  return found;
};

/** One lead, by its id or its short reference. Throws `not-found`. */
export const showLead = ({ orm, actor, now }: OfficeCaller, id: string): Promise<WireLead> =>
  auditedRead(orm, { actor, action: "leads.show", subject: id, now }, async () => {
    const prefix = idPrefixOf(id);
    const isMeant = prefix === undefined ? eq(leads.id, id) : like(leads.id, `${prefix}%`);
    const [found] = await orm.select().from(leads).where(isMeant);
    if (found === undefined) throw new NotFoundError("There is no such lead");
    return describe(found);
  });

/** Leads that are read at a time: more would be held in memory. */
const portionSize = 1_000;

/** All leads since a moment, oldest first, read portion by portion. It is recorded before the first is given. */
export const exportLeads = async function* (
  { orm, actor, now }: OfficeCaller,
  since: Date | undefined,
): AsyncGenerator<WireLead> {
  const details = { since: since?.toISOString() };
  await recordAction(orm, { actor, action: "leads.export", details, now }, "done");
  let after: Place | undefined;
  for (;;) {
    const rows = await readPortion(orm, { since, after, limit: portionSize });
    yield* rows.map(describe);
    after = rows.at(-1);
    if (rows.length < portionSize) return;
  }
};
