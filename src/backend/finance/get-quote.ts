import { InvalidFieldError, NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { type PrintedShop, printSheet } from "#backend/printing/print-sheet.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { findByVin } from "#backend/vehicle/find-by-vin.ts";
import { fullName, versionName } from "#backend/vehicle/vehicle-names.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { centsFromEuros, eurosFromCents } from "#domain/money.ts";
import { financeableAt } from "./campaign.ts";
import { representativeExample } from "./describe-offer.ts";
import { describeTaxes } from "./describe-taxes.ts";
import { financeSettings } from "./finance-settings.ts";
import { informationSheet } from "./information-sheet.ts";
import { offerFor } from "./offer.ts";
import { printedInformation } from "./printed-information.ts";
import type { InformationSheet } from "./sheet-type.ts";

/** A PDF of the credit information. */
export const writeSheet = (sheet: InformationSheet, now: Date, shop: PrintedShop): Promise<Buffer> =>
  printSheet(printedInformation(sheet), now, shop);

/** `GET finance/{vin}`: clamps deposit and term to the available ones; `pdf` adds the European information sheet. */
export const getQuote: Handler<typeof readingEndpoints.quote> = async ({ params, query }, call) => {
  const preferences = {
    ...(query.initialValue !== undefined && { depositCents: inCents("initialValue", query.initialValue) }),
    ...(query.nrPayments !== undefined && { months: query.nrPayments }),
    ...(query.promo !== undefined && { promo: query.promo }),
  };
  const row = await findByVin(call.orm, params.vin);
  const { vehicle, dealer } = row;
  const { campaignEndsAt } = vehicle;
  const settings = { finance: await financeSettings(call.orm), locale: call.locale };
  const offer = offerFor(financeableAt(vehicle, call.now), settings, preferences);
  if (offer === undefined) throw new NotFoundError("This vehicle cannot be financed");
  const { creditType } = offer;
  const campaign = { cashCents: vehicle.priceCents, campaignEndsAt };
  const pdf =
    query.pdf === true
      ? await writeSheet(
          informationSheet(
            offer,
            {
              name: `${fullName(call.locale, row)} ${versionName(row)}`.trim(),
              vin: vehicle.vin,
              dealer,
              ...campaign,
            },
            call,
          ),
          call.now,
          await readShop(call.orm),
        )
      : undefined;
  return {
    fee: eurosFromCents(offer.feeCents),
    nrPayments: offer.months,
    capitalToFinance: eurosFromCents(offer.capitalCents),
    initialValue: eurosFromCents(offer.depositCents),
    residualValue: eurosFromCents(offer.residualCents),
    promo: creditType.promo,
    taeg: offer.taeg,
    mtic: eurosFromCents(offer.mticCents),
    legalInfo: representativeExample(offer, campaign, call.locale),
    initialExpenses: eurosFromCents(offer.initialExpensesCents),
    lastFee: eurosFromCents(offer.lastFeeCents),
    ...(creditType.promo && campaignEndsAt !== null && { dtEndOfCampaign: campaignEndsAt }),
    ...(pdf && { pdfinBase64: pdf.toString("base64") }),
    tan: offer.tanPercent,
    ...describeTaxes(offer),
    terms: [...creditType.terms],
    creditTypeId: creditType.id,
  };
};

const inCents = (field: string, euros: number): number => {
  if (!Number.isFinite(euros) || Math.abs(euros) > 1e10)
    throw new InvalidFieldError(field, "An amount in euros");
  return centsFromEuros(euros);
};
