import { z } from "zod";

const context = z.literal("https://schema.org");
const text = z.string().min(1);
const day = z.string().regex(/^\d{4}-\d\d-\d\d/);

const quantity = (unitCode: string) =>
  z.strictObject({
    "@type": z.literal("QuantitativeValue"),
    value: z.number().positive(),
    unitCode: z.literal(unitCode),
  });

/** What search engines require of a vehicle listing, and what they recommend. */
export const listedVehicle = z.object({
  "@context": z.literal("https://schema.org"),
  "@type": z.enum(["Car", "Motorcycle"]),
  name: z.string().min(5),
  url: z.url(),
  image: z.array(z.url()).min(1),
  brand: z.object({ "@type": z.literal("Brand"), name: z.string().min(1) }),
  model: z.string().min(1),
  vehicleConfiguration: z.string().min(1),
  vehicleModelDate: z.string().regex(/^(19|20)\d\d$/),
  vehicleIdentificationNumber: z.string().regex(/^[A-Z0-9]{17}$/),
  itemCondition: z.literal("https://schema.org/UsedCondition"),
  mileageFromOdometer: quantity("KMT"),
  bodyType: z.string().min(1),
  color: z.string().min(1),
  vehicleSeatingCapacity: z.int().positive(),
  vehicleTransmission: z.string().min(1),
  vehicleEngine: z.object({ fuelType: z.string().min(1), enginePower: quantity("HJ") }),
  offers: z.object({
    price: z.number().positive(),
    priceCurrency: z.literal("EUR"),
    availability: z.literal("https://schema.org/InStock"),
    warranty: z.object({ durationOfWarranty: quantity("ANN").extend({ value: z.literal(3) }) }),
    seller: z.object({
      "@type": z.literal("AutoDealer"),
      name: z.string().min(1),
      address: z.object({
        streetAddress: z.string(),
        addressLocality: z.string(),
        postalCode: z.string(),
        addressCountry: z.enum(["ES", "PT"]),
      }),
    }),
  }),
});

const breadcrumbs = z
  .object({
    "@context": context,
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z
      .array(
        z.object({
          "@type": z.literal("ListItem"),
          position: z.int().positive(),
          name: text,
          item: z.url().optional(),
        }),
      )
      .min(2),
  })
  .refine(
    ({ itemListElement }) => itemListElement.slice(0, -1).every(({ item }) => item !== undefined),
    "only the last crumb may do without an address",
  );

const list = z.object({
  "@context": context,
  "@type": z.literal("ItemList"),
  name: text,
  numberOfItems: z.int().positive(),
  itemListElement: z
    .array(z.object({ "@type": z.literal("ListItem"), position: z.int().positive(), url: z.url() }))
    .min(1),
});

const article = z.object({
  "@context": context,
  "@type": z.literal("BlogPosting"),
  headline: text.max(110),
  url: z.url(),
  image: z.url(),
  datePublished: day,
  dateModified: day,
  author: z.object({ "@type": z.literal("Organization"), name: text, url: z.url() }),
  publisher: z.object({ "@id": z.url() }),
});

const questions = z.object({
  "@context": context,
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.object({
        "@type": z.literal("Question"),
        name: text,
        acceptedAnswer: z.object({ "@type": z.literal("Answer"), text }),
      }),
    )
    .min(1),
});

const organisation = z.object({
  "@type": z.literal("Organization"),
  "@id": z.url(),
  name: text,
  url: z.url(),
  logo: z.url(),
  sameAs: z.array(z.url()),
});

const website = z.object({
  "@type": z.literal("WebSite"),
  name: text,
  url: z.url(),
  publisher: z.object({ "@id": z.url() }),
});

const dealer = z.object({
  "@type": z.literal("AutoDealer"),
  "@id": z.url(),
  name: text,
  url: z.url(),
  telephone: z.string().regex(/^\+\d{9,15}$/),
  address: z.object({
    "@type": z.literal("PostalAddress"),
    streetAddress: text,
    postalCode: text,
    addressLocality: text,
    addressCountry: z.enum(["ES", "PT"]),
  }),
  geo: z.object({ "@type": z.literal("GeoCoordinates"), latitude: z.number(), longitude: z.number() }),
  openingHoursSpecification: z
    .array(
      z.object({
        "@type": z.literal("OpeningHoursSpecification"),
        dayOfWeek: z.array(text).min(1),
        opens: z.string().regex(/^\d\d:\d\d$/),
        closes: z.string().regex(/^\d\d:\d\d$/),
      }),
    )
    .min(1),
});

/** What search engines require and recommend for each kind of structured data that the site publishes. */
const kinds: Readonly<Record<string, z.ZodType>> = {
  Car: listedVehicle,
  Motorcycle: listedVehicle,
  BreadcrumbList: breadcrumbs,
  ItemList: list,
  BlogPosting: article,
  FAQPage: questions,
  Organization: organisation,
  WebSite: website,
  AutoDealer: dealer,
};

/** The kinds of a page's structured data, each once. Throws for an unknown kind and for one that lacks something. */
export const checkedKinds = (data: readonly Readonly<Record<string, unknown>>[]): readonly string[] => {
  const things = data.flatMap((each) => (each["@graph"] as Record<string, unknown>[] | undefined) ?? [each]);
  for (const thing of things) {
    const kind = String(thing["@type"]);
    const schema = kinds[kind];
    if (!schema) throw new Error(`No requirements are listed for ${kind}`);
    const read = schema.safeParse(thing);
    if (!read.success) throw new Error(`${kind} lacks something: ${z.prettifyError(read.error)}`);
  }
  return [...new Set(things.map((thing) => String(thing["@type"])))].sort();
};
