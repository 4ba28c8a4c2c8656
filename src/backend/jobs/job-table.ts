import { forgetFootprints } from "#backend/activity/forget-footprints.ts";
import { forgetAlerts } from "#backend/alert/forget-alerts.ts";
import { forgetEvents } from "#backend/events/forget-events.ts";
import { receiversOf } from "#backend/events/receivers.ts";
import { sendEvents } from "#backend/events/send-events.ts";
import { forgetRemoved } from "#backend/favourite/forget-removed.ts";
import { forgetExpired } from "#backend/identity/forget-expired.ts";
import { forgetLeads } from "#backend/lead/forget-leads.ts";
import { deliverMails } from "#backend/mail/deliver-mails.ts";
import { forgetMails } from "#backend/mail/forget-mails.ts";
import { notifyAlerts } from "#backend/matching/notify-alerts.ts";
import { forgetPageChanges } from "#backend/page-invalidations/forget-page-changes.ts";
import { paymentProvider } from "#backend/payment/providers.ts";
import { sendSandboxMessages } from "#backend/payment/sandbox/send-sandbox-messages.ts";
import { pictureFiles } from "#backend/picture-files/choose-files.ts";
import { removeFiles } from "#backend/picture-files/remove-files.ts";
import { completeReservations } from "#backend/reservation/complete-reservations.ts";
import { watchHolds } from "#backend/reservation/end-holds.ts";
import { forgetReservations } from "#backend/reservation/forget-reservations.ts";
import { reconcilePayments } from "#backend/reservation/reconcile-payments.ts";
import { takePaymentMessage } from "#backend/reservation/settle/take-message.ts";
import { mailDailySummary } from "#backend/staff-mail/mail-daily-summary.ts";
import { forgetLapsed } from "#backend/trade-in/appointment/read-booking.ts";
import { forgetAnonymousTradeIns } from "#backend/trade-in/forget-anonymous.ts";
import { env } from "#platform/env.ts";
import type { Job } from "./job.ts";

/** All background work, by the name of its queue. */
export const jobs = {
  /** Also nudged whenever a mail was queued; the schedule finds missed nudges and retries. */
  "send-mail": {
    schedule: "* * * * *",
    retries: 2,
    seconds: 600,
    run: ({ database, log, stop }) => deliverMails(database.orm, { smtpUrl: env().SMTP_URL, log, stop }),
  },
  /** Also nudged whenever an event was published by a call; the schedule finds the others and retries. */
  "send-events": {
    schedule: "* * * * *",
    retries: 2,
    seconds: 600,
    run: ({ database: { orm }, log, stop }) => sendEvents(orm, { receivers: receiversOf(env()), log, stop }),
  },
  /** Those that no storefront reads any more. */
  "forget-page-changes": {
    schedule: "32 * * * *",
    retries: 2,
    seconds: 120,
    run: ({ database }) => forgetPageChanges(database.orm),
  },
  /** Also run when a process starts: the stock may have changed while none was running. */
  "rewrite-texts": {
    schedule: "*/5 * * * *",
    retries: 0,
    seconds: 300,
    run: async ({ database, rewriteTexts }) => rewriteTexts?.(database),
  },
  /** Each hold ends on time: a run looks ahead until the next one. */
  "end-holds": {
    schedule: "* * * * *",
    retries: 0,
    seconds: 120,
    run: ({ database: { orm }, log, stop }) => watchHolds(orm, paymentProvider(orm), { log, stop }),
  },
  /** Reservations whose vehicle was to be handed over long enough ago. */
  "complete-reservations": {
    schedule: "22 * * * *",
    retries: 2,
    seconds: 300,
    run: ({ database: { orm }, log, stop }) => completeReservations(orm, { now: new Date(), log, stop }),
  },
  /** Those that no law requires us to retain any more. */
  "forget-reservations": {
    schedule: "52 3 * * *",
    retries: 2,
    seconds: 300,
    run: ({ database }) => forgetReservations(database.orm, new Date()),
  },
  /** Payments without a message from the provider, and deposits that are still to be refunded. */
  "reconcile-payments": {
    schedule: "* * * * *",
    retries: 0,
    seconds: 300,
    run: async ({ database: { orm }, log, stop }) => {
      const provider = paymentProvider(orm);
      if (provider) await reconcilePayments(orm, provider, { now: new Date(), log, stop });
    },
  },
  /** Nudged whenever the sandbox has charged a card. */
  "send-sandbox-messages": {
    schedule: "* * * * *",
    retries: 0,
    seconds: 120,
    run: ({ database: { orm }, log }) => {
      const now = new Date();
      const take = (request: Request) => takePaymentMessage(request, { orm, now, log });
      return sendSandboxMessages(orm, take, { now, log });
    },
  },
  /** Alerts: matches the changes of the stock since the last run, and queues the mails about them. */
  "tell-alerts": {
    schedule: "* * * * *",
    retries: 2,
    seconds: 600,
    run: ({ database, stop }) => notifyAlerts(database.orm, { now: new Date(), stop }),
  },
  "forget-footprints": {
    schedule: "*/5 * * * *",
    retries: 2,
    seconds: 120,
    run: ({ database }) => forgetFootprints(database.orm, new Date()),
  },
  /** Expired states, codes, tokens and counters; until they are deleted their time makes them invalid. */
  "forget-sign-ins": {
    schedule: "*/10 * * * *",
    retries: 2,
    seconds: 120,
    run: ({ database }) => forgetExpired(database.orm, new Date()),
  },
  "forget-favourites": {
    schedule: "27 3 * * *",
    retries: 2,
    seconds: 120,
    run: ({ database }) => forgetRemoved(database.orm, new Date()),
  },
  /** Requests that are no longer needed, and subscriptions that were not confirmed. */
  "forget-leads": {
    schedule: "47 3 * * *",
    retries: 2,
    seconds: 300,
    run: ({ database, stop }) => forgetLeads(database.orm, new Date(), stop),
  },
  "forget-alerts": {
    schedule: "7 3 * * *",
    retries: 2,
    seconds: 300,
    run: ({ database }) => forgetAlerts(database.orm, new Date()),
  },
  /** Those without an account, once they have been expired for 60 days. */
  "forget-trade-ins": {
    schedule: "57 3 * * *",
    retries: 2,
    seconds: 300,
    run: ({ database }) => forgetAnonymousTradeIns(database.orm, new Date()),
  },
  /** Appointments that were not confirmed in time; until then their slots are free by their time. */
  "forget-unconfirmed": {
    schedule: "*/5 * * * *",
    retries: 2,
    seconds: 120,
    run: ({ database }) => forgetLapsed(database.orm, new Date()),
  },
  /** Files without a picture; one that a store did not remove is due again before the next run. */
  "remove-files": {
    schedule: "*/5 * * * *",
    retries: 0,
    seconds: 180,
    run: ({ database: { orm }, log, stop }) =>
      removeFiles(orm, pictureFiles(log), { now: () => new Date(), stop }),
  },
  /** In the morning of the dealers. */
  "mail-summary": {
    schedule: "10 6 * * *",
    retries: 3,
    seconds: 120,
    run: ({ database: { orm } }) => mailDailySummary(orm, new Date()),
  },
  "forget-mails": {
    schedule: "17 3 * * *",
    retries: 5,
    seconds: 120,
    run: ({ database }) => forgetMails(database.orm),
  },
  "forget-events": {
    schedule: "12 3 * * *",
    retries: 5,
    seconds: 300,
    run: ({ database }) => forgetEvents(database.orm),
  },
  /**
   * Vacuums the tables. A server does so by itself; the embedded database does not, and the jobs alone would make it grow by a megabyte a
   * day.
   */
  "vacuum-embedded": {
    schedule: "37 3 * * *",
    retries: 2,
    seconds: 120,
    run: async ({ database: { kind, run } }) => {
      if (kind === "embedded") await run("vacuum");
    },
  },
} as const satisfies Readonly<Record<string, Job>>;
