import { z } from "zod";
import { offeredForms, themeColours } from "#contract/shop.ts";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { countries } from "#market/countries.ts";
import { locales } from "#platform/locale.ts";

const text = z.string().trim().min(1).max(300);
const euros = z.number().min(0).max(1_000_000).multipleOf(0.01);
const percent = z.number().min(0).max(100);
const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, "expected letters, digits, hyphens and underscores");
const inEachLanguage = z.partialRecord(z.enum(locales), text);

/** A file of the shop's folder, by its path in it. */
const folderFile = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*(?:\.[A-Za-z0-9]+)+$/,
    "expected the path of a file in the folder, such as images/logo.svg",
  );

const creditType = z
  .strictObject({
    id,
    name: inEachLanguage,
    /** Whether it belongs to a campaign of the financed price. */
    promo: z.boolean().default(false),
    /** Nominal yearly rate in percent, and the lowest that is granted. */
    rate: percent,
    minRate: percent,
    /** Highest down payment as a share of the price. */
    maxDownPaymentShare: z.number().gt(0).lt(1),
    openingPercent: percent,
    months: z.array(z.int().min(6).max(180)).min(1).max(30),
    defaultMonths: z.int(),
    /** Due with the last fee, in percent of the price. */
    residualPercent: percent.default(0),
  })
  .refine(({ months, defaultMonths }) => months.includes(defaultMonths), {
    path: ["defaultMonths"],
    error: "expected one of `months`",
  })
  .refine(({ rate, minRate }) => minRate <= rate, { path: ["minRate"], error: "expected `rate` or less" });

const creditTaxes = z.strictObject({
  usedMonthlyPercent: percent.max(50),
  usedYearPercent: percent.max(50),
  usedFiveYearsPercent: percent.max(50),
  interestPercent: percent.max(50),
  expensesPercent: percent.max(50),
});

const warranty = z.strictObject({
  id,
  name: inEachLanguage,
  description: inEachLanguage.optional(),
  months: z.int().min(1).max(120),
  price: euros,
  /** Only up to this age, in years, and these kilometres. */
  maxAge: z.number().min(0).max(100).default(100),
  maxKilometers: z.int().min(0).max(5_000_000).default(5_000_000),
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "expected a colour such as #0c5a61");
const scheme = z.partialRecord(z.enum(themeColours), colour);

/** What `shop.yaml` holds: whose shop it is and its conditions. Amounts are decimal euros. */
export const shopSettings = z.strictObject({
  /** The brand, as pages, mails and documents show it. */
  name: text.max(60),
  /** Who sells: legal pages, documents and structured data name it. */
  legalEntity: z
    .strictObject({ name: text, taxId: text, address: text, register: text.optional() })
    .optional(),
  contact: z.strictObject({ mail: z.email().optional(), phone: text.max(30).optional() }).default({}),
  /** Of mails; the name is the shop's where it has none. */
  sender: z.strictObject({ name: text.max(60).optional(), mail: z.email().optional() }).default({}),
  /** Who hears of requests, appointments and reservations where a dealer has no address of its own. */
  staff: z
    .strictObject({
      mail: z.email(),
      appointments: z.email(),
      reservations: z.email(),
      language: z.enum(locales),
      /** Hours within which visitors are promised an answer. */
      answerHours: z.int().min(1).max(168),
    })
    .partial()
    .default({}),
  /** Those of the site; search engines show the first to visitors of other languages. */
  languages: z.array(z.enum(locales)).min(1).default(locales),
  /** What it sells. */
  kinds: z
    .array(z.enum(vehicleKinds))
    .min(1)
    .default([...vehicleKinds]),
  companyId: id.optional(),
  /** Values of a dealer's `group` that make up CP (sells and hands over) and CEV (values cars). */
  dealerGroups: z.strictObject({ CP: z.array(id).min(1), CEV: z.array(id).min(1) }).optional(),
  reservation: z.strictObject({ deposit: euros.gt(0) }).optional(),
  purchase: z
    .strictObject({
      contractExpenses: euros,
      /** Whether prices include the contract expenses. */
      expensesIncluded: z.boolean().default(false),
      homeDelivery: euros,
      otherDelivery: euros,
      /** Whether prices include the registration of a vehicle from the other country, with its tax. */
      registrationIncluded: z.boolean().default(false),
    })
    .optional(),
  credit: z
    .strictObject({
      minDownPayment: euros,
      downPaymentStep: euros.gt(0),
      types: z.array(creditType).min(1),
      taxes: z.record(z.enum(countries), creditTaxes),
    })
    .optional(),
  warranties: z.array(warranty).default([]),
  retention: z
    .strictObject({
      /** Months after which requests are deleted. */
      requestMonths: z.int().min(1).max(120),
      /** Days after which an unconfirmed subscription is deleted. */
      unconfirmedDays: z.int().min(1).max(90),
      /** Years after which a reservation that is over is deleted. */
      reservationYears: z.int().min(1).max(30),
    })
    .partial()
    .default({}),
  /** Forms and wizards that visitors find. */
  forms: z.array(z.enum(offeredForms)).default([...offeredForms]),
  theme: z
    .strictObject({
      light: scheme.optional(),
      dark: scheme.optional(),
      /** Of corners, in CSS pixels. */
      radius: z.number().min(0).max(24).optional(),
      /** A variable font of the Latin alphabet, WOFF2. */
      typeface: folderFile.optional(),
    })
    .default({}),
  images: z
    .strictObject({
      logo: folderFile,
      /** On dark pages. */
      logoDark: folderFile.optional(),
      /** Square, of which the icons of browsers and devices are made. */
      icon: folderFile,
      /** 1200 × 630, shown where a page is shared. */
      share: folderFile,
    })
    .partial()
    .default({}),
  googleSiteVerificationId: text.max(100).optional(),
});

export type ShopSettings = z.infer<typeof shopSettings>;
