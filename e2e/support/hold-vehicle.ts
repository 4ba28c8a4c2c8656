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
  const { token, sessionId } = await tokenOf(page);
  const { country, ...buyer } = buyers[locale];
  const { vin, cents, dealer } = await anyVehicle(country);
  const headers = { "content-type": "application/json", "x-company-id": "1", "accept-language": locale };
  const ask = async (path: string, body: object) => {
    const answer = await fetch(services + path, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${token}`, "x-session-id": sessionId },
      body: JSON.stringify(body),
    });
    const { data, error } = await answer.json();
    if (error) throw new Error(`${path}: ${JSON.stringify(error)}`);
    return data;
  };
  const { financeConfig } = await ask("/vehicle/dropdowns", {});
  const payment = await ask("/payments/v2?createPayment=true", {
    ...{ vin, name, email, ...buyer },
    currentUrl: `${site}/reservar-vehiculo/?vin=${vin}`,
    dealershipId: dealer,
    delivery: { deliveryType: 1, deliveryDealer: await anyHandover(country) },
    price: (cents + Math.round(financeConfig.contractExpenses * 100)) / 100,
    acceptedConditions: true,
  });
  const held = { vin, payment: { ...payment, amount: String(payment.amount), ...changes } };
  await keepPayment(page, locale, held);
  return held;
};
