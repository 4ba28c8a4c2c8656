import type { Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { type Held, keepPayment, tokenOf } from "#tools/test-support/card-step.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { query } from "./database.ts";

type Row = { readonly vin: string; readonly cents: number; readonly dealer: string };

/** Where vehicles are fetched that stand on the mainland, which islands and the two cities across the strait are not. */
const mainland = "d.country = $1 and d.zip_code !~ '^(?:07|35|38|51|52|9)'";

const anyVehicle = async (country: string): Promise<Row> => {
  const [row] = await query<Row>(
    `select v.vin, v.price_cents as cents, d.wire_id as dealer from vehicles v join dealers d on d.id = v.dealer_id
      where v.status = 'in-stock' and ${mainland} order by random() limit 1`,
    [country],
  );
  if (!row) throw new Error("The stock has nothing to sell");
  return row;
};

const anyHandover = async (country: string): Promise<string> => {
  const [row] = await query<{ dealer: string }>(
    `select d.wire_id as dealer from dealers d where d.dealer_service = 'CP' and ${mainland} limit 1`,
    [country],
  );
  return row?.dealer ?? "";
};

const buyers = {
  es: {
    country: "ES",
    phoneNumber: "612345678",
    receipt: { nif: "12345678Z", address: "Calle Mayor, 1", zipCode: "28013", city: "Madrid" },
  },
  pt: {
    country: "PT",
    phoneNumber: "912345678",
    receipt: {
      nif: "123456789",
      address: "Rua Augusta, 1",
      zipCode: "1100",
      zipCodeExtension: "048",
      city: "Lisboa",
    },
  },
} as const;

/** Asks the services as the customer who is signed in on a page; resolves to their status and answer. */
export const callAs = async (page: Page, locale: Locale, services: string) => {
  const { token, sessionId } = await tokenOf(page);
  const headers = {
    ...{ "content-type": "application/json", "x-company-id": "1", "accept-language": locale },
    ...{ authorization: `Bearer ${token}`, "x-session-id": sessionId },
  };
  return async (path: string, body: object) => {
    const answer = await fetch(services + path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, ...(await answer.json()) };
  };
};

type Call = Awaited<ReturnType<typeof callAs>>;

const dataOf = ({ data, error }: Awaited<ReturnType<Call>>) => {
  if (error) throw new Error(JSON.stringify(error));
  return data;
};

/** What somebody orders who fetches any vehicle from a dealer and pays it at once. @param site whose page pays */
export const anyOrder = async (
  locale: Locale,
  site: string,
  { call, name, email }: { readonly call: Call; readonly name: string; readonly email: string },
) => {
  const { country, ...buyer } = buyers[locale];
  const { vin, cents, dealer } = await anyVehicle(country);
  const { financeConfig } = dataOf(await call("/vehicle/dropdowns", {}));
  return {
    ...{ vin, name, email, ...buyer },
    currentUrl: `${site}/reservar-vehiculo/?vin=${vin}`,
    dealershipId: dealer,
    delivery: { deliveryType: 1, deliveryDealer: await anyHandover(country) },
    price: (cents + Math.round(financeConfig.contractExpenses * 100)) / 100,
    acceptedConditions: true,
  };
};

/**
 * Signs a new customer in and holds a vehicle for them by the service itself, as the summary of the wizard does; what it leaves for
 * the card step is in the wizard's cookie.
 * @param site where the page's visitor is
 * @param services where the services of its database are
 */
export const holdVehicle = async (
  page: Page,
  locale: Locale,
  {
    site,
    services,
    changes,
  }: {
    readonly site: string;
    readonly services: string;
    /** What the cookie keeps otherwise than the service has answered. */
    readonly changes?: Partial<Held["payment"]> | undefined;
  },
): Promise<Held> => {
  const { name, email } = await registerCustomer(page, site);
  // What it would say on the next page is none of this.
  await page.context().clearCookies({ name: "volante-flash" });
  const call = await callAs(page, locale, services);
  const order = await anyOrder(locale, site, { call, name, email });
  const payment = dataOf(await call("/payments/v2?createPayment=true", order));
  const { reservationId, paymentId, clientToken, publicKey, paymentProvider } = payment;
  const kept = { reservationId, paymentId, clientToken, publicKey, paymentProvider, ...changes };
  const held = { vin: order.vin, payment: kept };
  await keepPayment(page, locale, held);
  return held;
};
