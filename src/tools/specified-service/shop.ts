import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";

/** "The user exposes name, userEmail and phoneNumber" (3, Session state). */
type User = { readonly name: string; readonly userEmail: string; readonly phoneNumber: string };

/** Trade-in › Schedule: "slots (dateTime, hour)". */
type Slot = { readonly dateTime: string; readonly hour: string };

/** Trade-in › Stored trade-in: these seven and no others. */
export type StoredTradeIn = {
  readonly id: string;
  readonly dealerId: string;
  readonly actualValuation: number;
  phaseTwoBooking: Slot | null;
  readonly createTime: string;
  updateTime: string;
  readonly expirationDate: string;
};

/** What is stored of one customer, by the login provider's name for them. */
interface Customer {
  readonly user: User;
  readonly tradeIns: string[];
  readonly reservations: Map<string, object>;
  readonly favourites: Map<string, { readonly vin: string; readonly financeId: string | null }>;
  readonly searches: Map<string, object>;
  readonly carAlerts: Map<string, object>;
  readonly priceDrops: Set<string>;
}

/** Customers of the login provider, by mail; the password of each is "specified". */
const customers: readonly User[] = [
  { name: "Lucía Ferrer Gil", userEmail: "cliente@example.com", phoneNumber: "600100200" },
  { name: "Rui Matos Leal", userEmail: "cliente-pt@example.com", phoneNumber: "912345678" },
];

export const password = "specified";

const customerFrom = (user: User): Customer => ({
  user,
  tradeIns: [],
  reservations: new Map(),
  favourites: new Map(),
  // No call saves a search (7), so each customer has one from the start.
  searches: new Map([["search-1", { id: "search-1", filters: { brand: "Seat" } }]]),
  carAlerts: new Map(),
  priceDrops: new Set(),
});

/** Everything that the service remembers, in memory. */
export const createShop = () => ({
  customers: new Map(customers.map((user) => [user.userEmail, customerFrom(user)])),
  /** Whom the login provider has let in, by session id and by nothing else. */
  signedIn: new Map<string, Customer>(),
  tokens: new Map<string, Customer>(),
  /** Session id that a script was made for, by the one-time key in its address. */
  scriptKeys: new Map<string, string>(),
  tradeIns: new Map<string, StoredTradeIn>(),
  pictures: new Map<string, Blob>(),
});

export type Shop = ReturnType<typeof createShop>;

/** Adds the calls of one part of section 7. */
export type Part = (app: Hono, shop: Shop) => void;

export const newId = (): string => randomUUID();

/** "The response reads data.token and status" (7): what is answered stands in `data`, beside the status. */
export const answer = (c: Context, data: unknown = null): Response => c.json({ data, status: 200 });

/** No field of an error is shown, so there is none but the status. */
export const refuse = (c: Context, status: 400 | 401 | 404 | 409): Response => c.json({ status }, status);

/** "An Authorization bearer header when a token exists" (6). */
const customerOf = (c: Context, shop: Shop): Customer | undefined =>
  shop.tokens.get(c.req.header("authorization")?.replace(/^Bearer /, "") ?? "");

type Handler = (c: Context, customer: Customer) => Response | Promise<Response>;

/** "A token is needed for" (6): 401 without one. */
export const withToken =
  (shop: Shop, handle: Handler) =>
  (c: Context): Response | Promise<Response> => {
    const customer = customerOf(c, shop);
    return customer ? handle(c, customer) : refuse(c, 401);
  };

/** The customer of a call that anonymous visitors may make as well. */
export const visitorOf = customerOf;

/** A body of JSON, or undefined. */
export const readJson = async (c: Context): Promise<Record<string, unknown> | undefined> => {
  const body: unknown = await c.req.json().catch(() => undefined);
  return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : undefined;
};

/** The language of a call comes from HTTP's own header alone. */
export const isPortuguese = (c: Context): boolean => /^pt\b/.test(c.req.header("accept-language") ?? "");
