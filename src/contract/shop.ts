import { z } from "zod";
import { formNames } from "#domain/offered-forms.ts";
import { colours } from "#platform/colours.ts";
import { field } from "./field.ts";
import { readableEntries, readableOnly } from "./known-only.ts";
import { emailAddress, identifier, localeId } from "./primitives.ts";
import { vehicleKind } from "./vehicle-card.ts";

/** What a shop may offer. */
export const offeredForms = formNames;

type ThemeColour = keyof typeof colours.light & keyof typeof colours.dark;

/** The colours that a theme may change, as stylesheets name them. */
export const themeColours = Object.keys(colours.dark) as readonly ThemeColour[] as readonly [
  ThemeColour,
  ...ThemeColour[],
];

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "a colour such as #0c5a61");

const address = z
  .string()
  .max(2000)
  .regex(/^(?:https:\/\/|\/(?!\/))[^\s"'()<>\\]+$/, "an address");

/** Answer of `GET shop`, an extension: whose shop it is, and how it looks. What is left out is as the storefront has it. */
export const shop = field(
  z.object({
    name: field(z.string().min(1).max(60), "Name of the shop", "Volante"),
    demo: field(
      z.boolean().optional(),
      "Whether its vehicles are invented: a public site says so, and is not indexed",
      false,
    ),
    legalEntity: field(
      z
        .object({
          name: field(z.string(), "Company that sells", "Volante Automoción, S. L."),
          taxId: field(z.string(), "Its tax id", "B00000000"),
          address: field(z.string(), "Its address", "Calle Mayor 1, 28013 Madrid"),
          register: field(z.string().optional(), "Where it is registered", "Registro Mercantil de Madrid"),
        })
        .optional(),
      "Who sells, for search engines",
    ),
    mail: field(emailAddress.optional(), "Mail address of the shop, for search engines"),
    phone: field(z.string().max(30).optional(), "Telephone of the shop, for search engines", "+34910000000"),
    languages: field(
      readableOnly(localeId).optional(),
      "Languages of the site; search engines show the first to visitors of other languages",
      ["es", "pt"],
    ),
    kinds: field(readableOnly(vehicleKind).optional(), "What it sells", ["car", "motorbike"]),
    companyId: field(identifier.optional(), "Sent as `x-company-id` from then on; else `COMPANY_ID`", "1"),
    dealerGroups: field(
      z
        .object({
          CP: field(z.array(z.string()), "Service groups of dealers that sell and hand over", ["CP"]),
          CEV: field(z.array(z.string()), "Service groups of dealers that value cars", ["CEV"]),
        })
        .optional(),
      "Else `DEALER_SERVICES_CP` and `DEALER_SERVICES_CEV`",
    ),
    forms: field(
      readableOnly(z.enum(offeredForms)).optional(),
      "Requests and wizards that visitors find; all, where it is left out",
      [...offeredForms],
    ),
    theme: field(
      z
        .object({
          light: field(readableEntries(colour), "Colours on light pages, by their names in stylesheets", {
            accent: "#0c5a61",
          }),
          dark: field(readableEntries(colour), "Colours on dark pages", {
            accent: "#79c9c6",
          }),
          radius: field(z.number().min(0).max(24).optional(), "Of corners", 8, "px"),
          typeface: field(
            address.optional(),
            "A variable font, WOFF2",
            "/api/services/shop/files/2f1c8a902f1c8a90.woff2",
          ),
        })
        .optional(),
      "How it differs from the storefront's own look",
    ),
    icon: field(
      address.optional(),
      "Icon of browsers and devices, a square PNG of 512 pixels",
      "/api/services/shop/files/2f1c8a902f1c8a90.png",
    ),
    sharePicture: field(
      address.optional(),
      "Shown where a page is shared, 1200 × 630 pixels",
      "/api/services/shop/files/2f1c8a902f1c8a90.jpg",
    ),
  }),
  "Whose shop it is, and how it looks",
);

export type WireShop = z.infer<typeof shop>;
