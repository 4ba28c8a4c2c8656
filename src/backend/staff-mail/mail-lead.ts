import { eq } from "drizzle-orm";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { readShop, type Shop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import type { leads } from "#backend/store/schema/leads.ts";
import { carAlerts } from "#backend/store/schema/saved-lists.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { fullName, versionName } from "#backend/vehicle/vehicle-names.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { type LeadTypeName, leadTypeName, leadTypes } from "#domain/lead-types.ts";
import { eurosFromCents } from "#domain/money.ts";
import { shortReference } from "#domain/short-reference.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { describedVehicle, vehicleOf } from "./described-vehicle.ts";
import { queueStaffMail } from "./queue-staff-mail.ts";
import { type Interests, interestRows, readInterests } from "./read-interests.ts";
import { writeAdf } from "./write-adf.ts";

type Lead = typeof leads.$inferSelect;
/** The dealer that answers a lead: the one it names, else the vehicle's; undefined for what the shop answers. */
const dealerOf = async (tx: Orm, { dealerId }: Pick<Lead, "dealerId">, row: VehicleRow | undefined) => {
  if (dealerId === null) return row?.dealer;
  return [...(await knownDealers(tx)).values()].find(({ wireId }) => wireId === dealerId);
};

/** Mails a lead to those who answer it, in the transaction that stores or confirms it. */
export const mailLead = async (
  tx: Orm,
  lead: Lead,
  { sessionId, now }: { readonly sessionId?: string | undefined; readonly now: Date },
): Promise<void> => {
  const row = await vehicleOf(tx, lead.vin);
  const dealer = await dealerOf(tx, lead, row);
  const shop = await readShop(tx);
  const { customerId, vin } = lead;
  const interests = await readInterests(tx, { customerId, vin, sessionId, now });
  const type = leadTypeName(lead.type);
  const alert = await alertOf(tx, lead);
  await queueStaffMail(tx, {
    key: `lead-staff:${lead.id}`,
    topic: "leads",
    dealer,
    write: async (locale) => ({
      ...wordingOf(locale).staff.leads[type],
      person: { name: lead.name, phone: lead.phone, mail: lead.email, locale: knownLocale(lead.locale) },
      vehicle: row && describedVehicle(row, locale),
      facts: factsOf(lead, { alert, dealer, locale }),
      message: lead.message,
      interests: await interestRows(tx, interests, locale),
      request: requestOf(lead, { shop, locale }),
    }),
    attach: (recipient) => ({
      kind: "adf",
      fileName: "lead.adf.xml",
      content: adfOf(lead, { type, row, dealer, shop, interests, recipient }),
    }),
  });
};

/** Tells those who were to answer a lead that its sender has withdrawn it. Nothing of the person is in it. */
export const mailWithdrawal = async (tx: Orm, lead: Pick<Lead, "id" | "dealerId" | "vin">): Promise<void> => {
  const row = await vehicleOf(tx, lead.vin);
  await queueStaffMail(tx, {
    key: `lead-withdrawn:${lead.id}`,
    topic: "leads",
    dealer: await dealerOf(tx, lead, row),
    write: (locale) => ({
      ...wordingOf(locale).staff.withdrawn,
      values: { reference: shortReference(lead.id) },
      facts: [],
    }),
  });
};

const alertOf = async (tx: Orm, { id, type }: Lead): Promise<string | undefined> => {
  if (type !== leadTypes["car-alert"]) return undefined;
  const [alert] = await tx.select().from(carAlerts).where(eq(carAlerts.leadId, id));
  if (alert === undefined) return undefined;
  const page = alert.path === null ? "" : siteAddress() + alert.path;
  return [alert.name && withoutLinks(alert.name), page].filter(Boolean).join(", ");
};

type Situation = {
  readonly alert: string | undefined;
  readonly shop: Shop;
  readonly dealer: StoredDealer | undefined;
  readonly locale: Locale;
};

const factsOf = (lead: Lead, { alert, dealer, locale }: Omit<Situation, "shop">) => {
  const { staff: words } = wordingOf(locale);
  const { subject, preferredDate, preferredTime, answer: preference } = lead;
  const preferred =
    preferredDate === null
      ? undefined
      : fill(words.at, {
          date: marketOf(locale).formats.longDate(`${preferredDate}T12:00:00Z`),
          time: preferredTime ?? "",
        });
  const { channel, hours } = preference ?? {};
  return [
    [words.dealer, dealer?.name],
    [words.car, lead.car ? withoutLinks(lead.car) : undefined],
    [words.subject, subject ? withoutLinks(subject) : undefined],
    [words.preferred, preferred],
    [
      words.answerBy,
      [channel && words.channels[channel], hours && words.hours[hours]].filter(Boolean).join(", "),
    ],
    [words.alert, alert],
  ] as const;
};

const requestOf = (lead: Lead, { shop, locale }: Pick<Situation, "shop" | "locale">) => {
  const { staff: words } = wordingOf(locale);
  const { id, type, confirmedAt, campaign, path, consentVersion, marketing } = lead;
  const { answerHours } = shop.staff;
  const isAnswered = type !== leadTypes.newsletter && confirmedAt === null;
  const promised =
    answerHours === undefined ? words.promised : fill(words.promisedWithin, { hours: answerHours });
  return [
    [words.answer, isAnswered ? promised : undefined],
    [words.campaign, campaign ? withoutLinks(Object.values(campaign).join(", ")) : undefined],
    [words.sentFrom, path === null ? undefined : siteAddress() + path],
    [words.consent, fill(words.consentText, { version: consentVersion })],
    [words.marketing, marketing ? words.yes : words.no],
    [words.reference, shortReference(id)],
  ] as const;
};

type Written = {
  readonly type: LeadTypeName;
  readonly row: VehicleRow | undefined;
  readonly dealer: StoredDealer | undefined;
  readonly shop: Shop;
  readonly interests: Interests;
  readonly recipient: string;
};

const adfOf = (lead: Lead, { type, row, dealer, shop, interests, recipient }: Written): string => {
  const { id, name, email, phone, message, subject, preferredDate, preferredTime, createdAt } = lead;
  const { tradeIn, simulation } = interests;
  const comments = [subject, message, [preferredDate, preferredTime].filter(Boolean).join(" ")];
  const locale = knownLocale(lead.locale);
  return writeAdf({
    ...{ id, at: createdAt },
    vehicles: [
      ...(row
        ? [
            {
              interest: type === "test-drive" ? ("test-drive" as const) : ("buy" as const),
              ...{ year: row.vehicle.year, make: row.brand.name, model: row.model.name },
              ...{ trim: versionName(row), vin: row.vehicle.vin, kilometers: row.vehicle.kilometers },
              price: eurosFromCents(row.vehicle.priceCents),
              downPayment: simulation?.deposit,
              comments: fullName(locale, row),
            },
          ]
        : []),
      ...(tradeIn ? [adfTradeIn(tradeIn, "trade-in")] : []),
    ],
    customer: {
      name: name ?? email ?? "",
      mail: email,
      phone,
      comments: comments.filter(Boolean).join("\n"),
    },
    vendor: {
      id: dealer?.dealerCode,
      name: dealer?.name ?? shop.name,
      mail: recipient,
      phone: dealer?.phone ?? shop.contact.phone ?? null,
    },
    provider: { name: shop.name, url: siteAddress(), service: type },
  });
};

/** A valued car as ADF has it. */
export const adfTradeIn = (
  {
    brand,
    model,
    version,
    plate,
    plateDate,
    kilometers,
    valuationCents,
    vin,
  }: NonNullable<Interests["tradeIn"]>,
  interest: "trade-in" | "sell",
) => ({
  ...{ interest, make: brand, model, trim: version, kilometers, vin: vin ?? undefined, comments: plate },
  year: Number(plateDate.slice(0, 4)),
  price: eurosFromCents(valuationCents),
});
