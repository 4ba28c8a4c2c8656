import type { PublicRoute } from "#backend/http/public-route.ts";
import { showAlertMailsEnd, takeAlertMailsEnd } from "./alert-mails-pages.ts";
import { showAlert, takeAlert } from "./alert-pages.ts";
import { showConfirmation, takeConfirmation } from "./confirmation-pages.ts";
import { showNewsletterEnd, takeNewsletterEnd } from "./newsletter-pages.ts";

const byMailLink = { limit: "mailLink", query: ["link", "page"] } as const;

/** The pages that the signed links of mails about newsletters and alerts lead to. */
export const subscriptionRoutes: readonly PublicRoute[] = [
  {
    method: "GET",
    path: "/subscriptions/confirm",
    why: "Asks whether a newsletter or an alert is wanted; it changes nothing, and names nobody",
    ...byMailLink,
    answer: showConfirmation,
  },
  {
    method: "POST",
    path: "/subscriptions/confirm",
    why: "The answer to that page: has what the signed link is for begin, and nothing else",
    ...byMailLink,
    answer: takeConfirmation,
  },
  {
    method: "GET",
    path: "/subscriptions/newsletter",
    why: "Asks whether a newsletter is to end; it changes nothing, and names nobody",
    ...byMailLink,
    answer: showNewsletterEnd,
  },
  {
    method: "POST",
    path: "/subscriptions/newsletter",
    why: "Ends the newsletter that the signed link is for, also for mail programs by one click",
    ...byMailLink,
    answer: takeNewsletterEnd,
  },
  {
    method: "GET",
    path: "/subscriptions/alert",
    why: "Shows the alert that the signed link is for, and changes nothing",
    ...byMailLink,
    answer: showAlert,
  },
  {
    method: "POST",
    path: "/subscriptions/alert",
    why: "Pauses, resumes, changes or ends the alert that the signed link is for, and no other",
    ...byMailLink,
    answer: takeAlert,
  },
  {
    method: "GET",
    path: "/subscriptions/alerts",
    why: "Asks whether mails about alerts are to end; it changes nothing, and names nobody",
    ...byMailLink,
    answer: showAlertMailsEnd,
  },
  {
    method: "POST",
    path: "/subscriptions/alerts",
    why: "Ends mails about alerts to the address that the signed link is for, also for mail programs by one click",
    ...byMailLink,
    answer: takeAlertMailsEnd,
  },
];
