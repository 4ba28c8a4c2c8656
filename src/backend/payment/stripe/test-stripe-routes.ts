import type { createStripeBooks } from "./test-stripe-books.ts";
import type { createStripeDisputes } from "./test-stripe-disputes.ts";
import type { Operation } from "./test-stripe-faults.ts";
import { invalidRequest, type StandInIntent, StripeRefusal, seenByPage } from "./test-stripe-objects.ts";
import type { createStripeRefunds } from "./test-stripe-refunds.ts";

type Books = ReturnType<typeof createStripeBooks>;
type Refunds = ReturnType<typeof createStripeRefunds>;
type Disputes = ReturnType<typeof createStripeDisputes>;

export type StandInRequest = {
  readonly method: string;
  readonly path: string;
  /** Of the query and of the body. */
  readonly params: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

export type Keys = { readonly secret: string; readonly publishable: string };

type Route = {
  readonly operation: Operation;
  readonly pattern: RegExp;
  /** Whether a page with the payment's secret may call it. */
  readonly isForPages?: true;
  readonly work: (id: string, params: URLSearchParams) => object;
};

type Stores = { readonly books: Books; readonly refunds: Refunds; readonly disputes: Disputes };

/** The endpoints of the stand-in that the shop, the page and a test's bank use. */
export const createStripeRoutes = ({ books, refunds, disputes }: Stores, keys: Keys) => {
  const routes: readonly Route[] = [
    {
      operation: "create",
      pattern: /^POST \/v1\/payment_intents$/,
      work: (_, params) => books.create(params),
    },
    { operation: "read", pattern: /^GET \/v1\/payment_intents\/(\w+)$/, isForPages: true, work: books.get },
    { operation: "cancel", pattern: /^POST \/v1\/payment_intents\/(\w+)\/cancel$/, work: books.cancel },
    {
      operation: "confirm",
      pattern: /^POST \/v1\/payment_intents\/(\w+)\/confirm$/,
      isForPages: true,
      work: books.confirm,
    },
    {
      operation: "authenticate",
      pattern: /^POST \/stand-in\/payment_intents\/(\w+)\/authenticate$/,
      isForPages: true,
      work: (id, params) => books.authenticate(id, params.get("outcome") !== "fail"),
    },
    { operation: "refund", pattern: /^POST \/v1\/refunds$/, work: (_, params) => refunds.create(params) },
    { operation: "read-refund", pattern: /^GET \/v1\/refunds\/(\w+)$/, work: refunds.get },
    {
      operation: "list-refunds",
      pattern: /^GET \/v1\/refunds$/,
      work: (_, params) => ({
        ...{ object: "list", url: "/v1/refunds", has_more: false },
        data: refunds.list(params.get("payment_intent") ?? ""),
      }),
    },
    {
      operation: "list-disputes",
      pattern: /^GET \/v1\/disputes$/,
      work: (_, params) => ({
        ...{ object: "list", url: "/v1/disputes", has_more: false },
        data: disputes.list(params.get("payment_intent") ?? ""),
      }),
    },
  ];

  const find = ({ method, path }: StandInRequest) => {
    for (const route of routes) {
      const match = route.pattern.exec(`${method} ${path}`);
      if (match) return { route, id: match[1] ?? "" };
    }
    throw invalidRequest(`Unrecognized request URL (${method}: ${path}).`, {}, false);
  };

  /** Whether a page sent the request; throws unless the page, or the shop, is authorized. */
  const checkKey = ({ headers, params }: StandInRequest, route: Route, id: string): boolean => {
    const given = String(headers.authorization ?? "").replace(/^Bearer /, "") || (params.get("key") ?? "");
    if (given === keys.secret) return false;
    if (given !== keys.publishable)
      throw new StripeRefusal(
        401,
        { type: "invalid_request_error", message: `Invalid API Key provided: ${given}` },
        false,
      );
    if (route.isForPages === undefined)
      throw invalidRequest(
        "This API call cannot be made with a publishable API key.",
        { code: "secret_key_required" },
        false,
      );
    if (books.get(id).client_secret !== params.get("client_secret"))
      throw invalidRequest(
        "The client_secret provided does not match any associated PaymentIntent.",
        {},
        false,
      );
    return true;
  };

  const show = (answer: object, isPage: boolean): object =>
    isPage ? seenByPage(answer as StandInIntent) : answer;

  return { find, checkKey, show };
};
