import { providerRoutes } from "#backend/identity/provider/provider-routes.ts";
import { showWithdrawal, takeWithdrawal } from "#backend/lead/withdrawal-pages.ts";
import { showMailbox } from "#backend/mail/mailbox/show-mailbox.ts";
import { sandboxRoutes } from "#backend/payment/sandbox/sandbox-routes.ts";
import { takePaymentMessage } from "#backend/reservation/settle/take-message.ts";
import { subscriptionRoutes } from "#backend/subscription/subscription-routes.ts";
import { showAppointment, takeConfirmation } from "#backend/trade-in/appointment/confirmation-pages.ts";
import type { AddressLimitName } from "#platform/rate-limit/rate-limits.ts";
import type { Call } from "./call.ts";
import { openApiDocument } from "./openapi-document.ts";

/** A path of the reference services that is no endpoint of the contract and that browsers and machines reach. */
export interface PublicRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Placeholders in braces take one segment of letters, digits, hyphens, underscores, dots and tildes. */
  readonly path: `/${string}`;
  /** What it is for, and why it harms nobody. */
  readonly why: string;
  /** Answered to whoever sits at this machine, on a site that is published nowhere else. */
  readonly isForThisMachine?: true;
  /** How often an address may ask; undefined for who sits at this machine, and for who signs: there what is not signed is counted. */
  readonly limit: AddressLimitName | undefined;
  /** Names of the parameters of its address; one with any other is refused. */
  readonly query: readonly string[];
  /** Names of the cookies that it may read and set; all others stay outside. */
  readonly cookies?: readonly string[];
  /**
   * The request with its body as it was sent, byte by byte; its address is that of the services. A page brings its own
   * `content-security-policy`, that it may not be framed included: without one it runs and shows nothing.
   */
  readonly answer: (
    request: Request,
    call: Call,
    params: Readonly<Record<string, string>>,
  ) => Response | Promise<Response>;
}

/**
 * The one list of what the storefront hands on under `/api/services/`: what does not stand here is not found there, and
 * never reaches the services.
 */
export const publicRoutes: readonly PublicRoute[] = [
  {
    method: "GET",
    path: "/openapi.json",
    why: "The contract of the services, for whoever writes one; it holds nothing of anybody",
    limit: "contractDocument",
    query: ["service"],
    answer: openApiDocument,
  },
  {
    method: "GET",
    path: "/requests/withdraw",
    why: "The page that a mail's signed link leads to; it asks and changes nothing, and names nobody",
    limit: "mailLink",
    query: ["link"],
    answer: showWithdrawal,
  },
  {
    method: "POST",
    path: "/requests/withdraw",
    why: "The answer to that page: deletes what the signed link is for, and nothing else",
    limit: "mailLink",
    query: ["link"],
    answer: takeWithdrawal,
  },
  {
    method: "GET",
    path: "/appointments/confirm",
    why: "Asks whether the appointment of the signed link is meant; it changes nothing, and names nobody",
    limit: "mailLink",
    query: ["link", "page"],
    answer: showAppointment,
  },
  {
    method: "POST",
    path: "/appointments/confirm",
    why: "The answer to that page: confirms the appointment that the signed link is for, and nothing else",
    limit: "mailLink",
    query: ["link", "page"],
    answer: takeConfirmation,
  },
  {
    method: "GET",
    path: "/mailbox",
    why: "The outbox of a site without a mail server, for whoever works on it at this machine",
    isForThisMachine: true,
    limit: undefined,
    query: ["message", "attachment"],
    answer: showMailbox,
  },
  {
    method: "POST",
    path: "/payments/messages",
    why: "The payment provider tells of a payment and signs it; what it says is read again at the provider",
    limit: undefined,
    query: [],
    answer: takePaymentMessage,
  },
  ...sandboxRoutes,
  ...subscriptionRoutes,
  ...providerRoutes,
];
