import { z } from "zod";
import { addressValue } from "#domain/address-value.ts";
import { countries } from "#market/countries.ts";
import { byLocale, locales } from "#platform/locale.ts";
import { field, unitKey } from "./field.ts";

/** The greatest whole number that a column of the services holds (PostgreSQL's integer). */
export const greatestInteger = 2_147_483_647;

const greatestEuros = greatestInteger / 100;

const amount = z.number().min(-greatestEuros).max(greatestEuros);

/** Decimal euros, as on the wire: 12345.5 means 12 345,50 €. As many as a column of cents holds. */
export const euros = amount.meta({ [unitKey]: "EUR" });

/** 17 uppercase letters and digits. The letters I, O and Q are accepted, as the specification's route rule does. */
export const vin = field(
  z.string().regex(/^[A-Z0-9]{17}$/, "17 uppercase letters and digits"),
  "Vehicle identification number, by which every call names a vehicle",
  "VSSZZZ5FZKR012345",
);

/** Lower-case id as used in addresses and filters: `mercedes-benz`. */
export const slugId = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case letters, digits and hyphens");

/** A date and time with offset, ISO 8601. */
export const dateTime = z.iso
  .datetime({ offset: true })
  .max(40)
  .meta({ examples: ["2026-11-20T10:15:00Z"] });

/** A calendar date, `2026-11-20`. */
export const calendarDate = z.iso.date().meta({ examples: ["2026-11-20"] });

/** A time of the clock, `09:30`. */
export const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time such as 09:30")
  .meta({ examples: ["09:30"] });

/** A path of the site, beginning and ending with a slash, query allowed. */
export const sitePath = z
  .string()
  .max(2000)
  .regex(/^\/(?!\/)[^\s\\]*$/, "a path that begins with one slash");

export const localeId = z.enum(locales);

/** The same page in each language; a language without the page is left out, and one that we do not have is not read. */
export const alternates = z.object(
  byLocale((locale) =>
    field(
      sitePath.optional(),
      "Path of the page in this language",
      locale === "es"
        ? "/coches-ocasion/seat-leon-style-12345678/"
        : "/pt/carros-usados/seat-leon-style-12345678/",
    ),
  ),
);

/** An id that a service gave out. It goes into paths, so it holds nothing that a path could be changed with. */
export const identifier = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, "1 to 64 letters, digits, hyphens and underscores");

/**
 * An id of what has a page of its own, a reservation or a trade-in: it stands in that page's address. Our own ids are made by
 * `newReferenceId`.
 */
export const addressId = z
  .string()
  .regex(
    new RegExp(`^${addressValue}$`),
    "1 to 64 letters, digits and hyphens, since it stands in an address",
  );

/** Typed text: not empty, without surrounding spaces, of bounded length. */
export const text = (maximum: number) => z.string().trim().min(1).max(maximum);

export const emailAddress = z
  .email()
  .max(254)
  .meta({ examples: ["ana@volante.test"] });

/** As typed; whether it is one of the market's numbers is the market's business. */
export const phoneNumber = text(30).meta({ examples: ["612345678"] });

export const countryCode = field(z.enum(countries), "Country: ES Spain, PT Portugal", "ES");

/** Kilometres on the clock. */
export const kilometers = z
  .int()
  .min(0)
  .max(5_000_000)
  .meta({ [unitKey]: "km" });

/** A number in a query string, no greater than a column holds. */
export const queryNumber = z.coerce.number<number | string>().min(-greatestInteger).max(greatestInteger);

/** The one number that a query string may hold. */
export const queryConstant = <N extends number>(value: N, description: string) =>
  z
    .union([z.literal(value), z.literal(String(value)).transform(() => value)])
    .meta({ description, examples: [value], type: "integer", const: value, anyOf: undefined });

/** A yes or no in a query string or in form data: `true`, `false`, `1`, `0`. */
export const queryFlag = z
  .union([z.boolean(), z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"], case: "sensitive" })])
  .meta({ type: "boolean", anyOf: undefined });

/** A box that must be ticked. */
export const consent = queryFlag.refine((given) => given, "must be accepted");

/**
 * `data` of calls whose answer is not used: the specification does not show it, so anything from nothing to an object with
 * an id is accepted.
 */
export const acknowledgement = field(
  z
    .object({ id: field(identifier.optional(), "Id of what was stored, where there is one", "a1b2c3") })
    .nullish(),
  "Nothing that the storefront uses: left out, null, or an object",
);
