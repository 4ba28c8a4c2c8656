import {
  downloadCalendar,
  showAppointment,
  showManaged,
  takeConfirmation,
  takeManaged,
} from "#backend/appointment/appointment-pages.ts";
import { officeRoutes } from "#backend/back-office/office-routes.ts";
import { InvalidFieldError } from "#backend/errors.ts";
import { providerRoutes } from "#backend/identity/provider/provider-routes.ts";
import { showStockPicture } from "#backend/inventory-feed/pictures/show-stock-picture.ts";
import { showWithdrawal, takeWithdrawal } from "#backend/lead/withdrawal-pages.ts";
import { showMailbox } from "#backend/mail/mailbox/show-mailbox.ts";
import { paymentRoutes } from "#backend/payment/providers.ts";
import { takePaymentMessage } from "#backend/reservation/settle/take-message.ts";
import { answerShopFile } from "#backend/shop/answer-shop-file.ts";
import { subscriptionRoutes } from "#backend/subscription/subscription-routes.ts";
import { buildOpenApi, type DocumentName, type OpenApiDocument } from "#contract/openapi.ts";
import { stockPictures } from "#contract/stock-pictures.ts";
import { perProcess } from "#platform/per-process.ts";
import type { PublicRoute } from "./public-route.ts";

const documentOf = (name: DocumentName): (() => OpenApiDocument) =>
  perProcess(`openapi-${name}`, () => buildOpenApi(name, { url: "" }));

/** By the value of `service`; null: without the parameter. */
const documents: ReadonlyMap<string | null, () => OpenApiDocument> = new Map([
  [null, documentOf("both")],
  ["data", documentOf("data")],
  ["content", documentOf("content")],
]);

/**
 * `GET openapi.json`: the contract of both services, or of `?service=data` or `?service=content` alone; each is built once in a process.
 * @throws InvalidFieldError for any other service
 */
export const openApiDocument = (request: Request): Response => {
  const url = new URL(request.url);
  const document = documents.get(url.searchParams.get("service"));
  if (document === undefined) throw new InvalidFieldError("service", "Either data or content");
  const base = url.href.slice(0, url.href.indexOf("/openapi.json"));
  return Response.json({ ...document(), servers: [{ url: base }] });
};

/** All routes that the storefront forwards under `/api/services/`: any other path is not found there and never reaches the services. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    method: "GET",
    path: "/openapi.json",
    why: "The contract of the services, for developers; it contains no personal data",
    limit: "contractDocument",
    query: ["service"],
    answer: openApiDocument,
  },
  {
    method: "GET",
    path: "/shop/files/{file}",
    why: "Logo, icons, pictures and typeface of the shop, which every page shows; other files of its folder are not served",
    limit: "picture",
    query: [],
    answer: answerShopFile,
  },
  {
    method: "GET",
    path: "/requests/withdraw",
    why: "The page of a mail's signed link, which requests confirmation; it changes nothing and contains no names",
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
    why: "Requests confirmation of the appointment of the signed link; it changes nothing and contains no names",
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
    path: "/appointments/manage",
    why: "Shows the appointment of the signed link, with what can be done with it; it changes nothing and contains no names",
    limit: "mailLink",
    query: ["link", "page", "moved"],
    answer: showManaged,
  },
  {
    method: "POST",
    path: "/appointments/manage",
    why: "The answer to that page: moves or cancels the appointment that the signed link is for, and nothing else",
    limit: "mailLink",
    query: ["link", "page"],
    answer: takeManaged,
  },
  {
    method: "GET",
    path: "/appointments/calendar",
    why: "The calendar file of the appointment of the signed link",
    limit: "mailLink",
    query: ["link"],
    answer: downloadCalendar,
  },
  {
    method: "GET",
    path: "/mailbox",
    why: "The outbox of a site without a mail server, for developers on this machine",
    isForThisMachine: true,
    limit: undefined,
    query: ["message", "attachment"],
    answer: showMailbox,
  },
  {
    ...stockPictures.route,
    why: "A photograph of a vehicle, which an import has fetched and encoded anew; nothing else that is stored is found here",
    limit: "stockPicture",
    query: [],
    answer: showStockPicture,
  },
  {
    method: "POST",
    path: "/payments/messages",
    why: "The payment provider sends signed notifications of payments; each payment is read again at the provider",
    limit: undefined,
    query: [],
    answer: takePaymentMessage,
  },
  ...officeRoutes,
  ...paymentRoutes(),
  ...subscriptionRoutes,
  ...providerRoutes,
];
