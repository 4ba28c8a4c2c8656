import { providerRoutes } from "#backend/identity/provider/provider-routes.ts";
import { showWithdrawal, takeWithdrawal } from "#backend/lead/withdrawal-pages.ts";
import { showMailbox } from "#backend/mail/mailbox/show-mailbox.ts";
import { paymentRoutes } from "#backend/payment/providers.ts";
import { takePaymentMessage } from "#backend/reservation/settle/take-message.ts";
import { subscriptionRoutes } from "#backend/subscription/subscription-routes.ts";
import { showAppointment, takeConfirmation } from "#backend/trade-in/appointment/confirmation-pages.ts";
import { openApiDocument } from "./openapi-document.ts";
import type { PublicRoute } from "./public-route.ts";

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
  ...paymentRoutes(),
  ...subscriptionRoutes,
  ...providerRoutes,
];
