import { escapeHtml } from "#platform/escape-html.ts";

type AdfVehicle = {
  readonly interest: "buy" | "sell" | "trade-in" | "test-drive";
  readonly year?: number | undefined;
  readonly make: string;
  readonly model: string;
  readonly trim?: string | undefined;
  readonly vin?: string | undefined;
  readonly kilometers?: number | undefined;
  /** In euros; of a car that is offered, its valuation. */
  readonly price?: number | undefined;
  readonly downPayment?: number | undefined;
  readonly comments?: string | undefined;
};

type AdfContact = { readonly name: string; readonly mail?: string | null; readonly phone?: string | null };

export type AdfLead = {
  readonly id: string;
  readonly at: Date;
  /** None for a question that is about no vehicle. */
  readonly vehicles: readonly AdfVehicle[];
  readonly customer: AdfContact & { readonly comments?: string | null | undefined };
  /** Whom it goes to: a dealer, with the address of its staff. */
  readonly vendor: AdfContact & { readonly id?: string | undefined };
  /** The shop, and the kind of the lead. */
  readonly provider: { readonly name: string; readonly url: string; readonly service: string };
};

/** Characters that XML 1.0 does not have, and halves of others. */
const noCharacter = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const text = (value: string | number): string =>
  escapeHtml(String(value).toWellFormed().replace(noCharacter, ""));

type Attributes = Readonly<Record<string, string | undefined>>;

const element = (name: string, content: string, attributes: Attributes = {}): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${text(value)}"`,
  );
  return `<${name}${written.join("")}>${content}</${name}>`;
};

/** An element with a text; nothing without one. */
const leaf = (
  name: string,
  value: string | number | null | undefined,
  attributes: Attributes = {},
): string =>
  value === undefined || value === null || value === "" ? "" : element(name, text(value), attributes);

const euros = { currency: "EUR" } as const;

const writeVehicle = ({ interest, year, make, model, ...rest }: AdfVehicle): string => {
  const { trim, vin, kilometers, price, downPayment, comments } = rest;
  const isOffered = interest === "sell" || interest === "trade-in";
  const content = [
    element("year", year === undefined ? "" : text(year)),
    element("make", text(make)),
    element("model", text(model)),
    leaf("vin", vin),
    leaf("trim", trim),
    leaf("odometer", kilometers, { status: "original", units: "km" }),
    leaf("price", price, { type: isOffered ? "appraisal" : "asking", ...euros }),
    downPayment === undefined
      ? ""
      : element(
          "finance",
          element("method", "finance") +
            leaf("amount", downPayment, { type: "downpayment", limit: "exact", ...euros }),
        ),
    leaf("comments", comments),
  ];
  return element("vehicle", content.join(""), { interest, status: "used" });
};

const writeContact = ({ name, mail, phone }: AdfContact): string =>
  element("contact", leaf("name", name, { part: "full" }) + leaf("email", mail) + leaf("phone", phone));

/**
 * A lead as the customer systems of car dealers read it: Auto-lead Data Format 1.0, whose elements have to stand in this order. The customer
 * has a name, and a mail address or a telephone.
 */
export const writeAdf = ({ id, at, vehicles, customer, vendor, provider }: AdfLead): string => {
  const about = vehicles.length > 0 ? vehicles : [{ interest: "buy", make: "", model: "" } as const];
  const prospect = [
    leaf("id", id, { sequence: "1", source: provider.name }),
    leaf("requestdate", at.toISOString()),
    ...about.map(writeVehicle),
    element("customer", writeContact(customer) + leaf("comments", customer.comments)),
    element("vendor", leaf("id", vendor.id) + leaf("vendorname", vendor.name) + writeContact(vendor)),
    element(
      "provider",
      leaf("name", provider.name, { part: "full" }) +
        leaf("service", provider.service) +
        leaf("url", provider.url),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${element("adf", element("prospect", prospect.join(""), { status: "new" }))}\n`;
};
