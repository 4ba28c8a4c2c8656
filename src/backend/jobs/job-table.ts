import { forgetFootprints } from "#backend/activity/forget-footprints.ts";
import { forgetAlerts } from "#backend/alert/forget-alerts.ts";
import { forgetRemoved } from "#backend/favourite/forget-removed.ts";
import { forgetExpired } from "#backend/identity/forget-expired.ts";
import { forgetLeads } from "#backend/lead/forget-leads.ts";
import { deliverMails } from "#backend/mail/deliver-mails.ts";
import { forgetMails } from "#backend/mail/forget-mails.ts";
import { tellAlerts } from "#backend/matching/tell-alerts.ts";
import { forgetAnonymousTradeIns } from "#backend/trade-in/forget-anonymous.ts";
import { env } from "#platform/env.ts";
import type { Job } from "./job.ts";
import { vacuumEmbedded } from "./vacuum-embedded.ts";

/** All work that nobody waits for, by the name of its queue. */
export const jobs = {
  /** Also nudged whenever a mail was queued; the schedule finds what a nudge missed and what is to be tried again. */
  "send-mail": {
    schedule: "* * * * *",
    retries: 2,
    seconds: 600,
    run: ({ database, log, stop }) => deliverMails(database.orm, { smtpUrl: env().SMTP_URL, log, stop }),
  },
  /** Alerts: what has changed in the stock since it was read last, and the mails that tell of it. */
  "tell-alerts": {
    schedule: "* * * * *",
    retries: 2,
    seconds: 600,
    run: ({ database, stop }) => tellAlerts(database.orm, { now: new Date(), stop }),
  },
  "forget-footprints": {
    schedule: "*/5 * * * *",
    retries: 2,
    seconds: 120,
    run: ({ database }) => forgetFootprints(database.orm, new Date()),
  },
  /** States, codes, tokens and counters that are over; until then they are refused by their time. */
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
  /** Requests that nobody needs any more, and wishes that nobody has confirmed. */
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
  /** Of nobody's account, once they have been expired for 60 days. */
  "forget-trade-ins": {
    schedule: "57 3 * * *",
    retries: 2,
    seconds: 300,
    run: ({ database }) => forgetAnonymousTradeIns(database.orm, new Date()),
  },
  "forget-mails": {
    schedule: "17 3 * * *",
    retries: 5,
    seconds: 120,
    run: ({ database }) => forgetMails(database.orm),
  },
  "vacuum-embedded": {
    schedule: "37 3 * * *",
    retries: 2,
    seconds: 120,
    run: ({ database }) => vacuumEmbedded(database),
  },
} as const satisfies Readonly<Record<string, Job>>;
