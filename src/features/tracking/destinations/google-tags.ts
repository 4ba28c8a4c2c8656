import { listenTo } from "#browser/page-events.ts";
import { readConsent } from "#domain/consent.ts";
import type { HostsByDirective } from "#platform/answers/page-needs.ts";
import type { Destination } from "./destination.ts";
import { type SalesEvent, salesEvents } from "./sales-events.ts";

declare global {
  interface Window {
    gtag?: (...command: readonly unknown[]) => void;
  }
}

/** As Google lists them for a policy with its tag manager and GA4, without those of advertising. */
const googleHosts: HostsByDirective = {
  "script-src": ["https://*.googletagmanager.com"],
  "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
};

/** Who receives what Google's tags send. */
export const googleRecipient = (tool: string) => () => ({ kind: "google", name: tool }) as const;

/** Of consent mode 2. The question about cookies asks for measuring, so that nothing but `analytics_storage` is ever granted. */
const denied = Object.fromEntries(
  [
    "ad_storage",
    "ad_user_data",
    "ad_personalization",
    "analytics_storage",
    "functionality_storage",
    "personalization_storage",
    "security_storage",
  ].map((name) => [name, "denied"]),
);

/** Defines Google's command, whose first ones are that nothing is allowed, and then what the visitor has allowed. */
const openConsentMode = (): void => {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  const earlier = layer.splice(0);
  window.gtag = function () {
    // biome-ignore lint/complexity/noArguments: Google's scripts take a command for one by this very object.
    layer.push(arguments);
  };
  window.gtag("consent", "default", denied);
  window.gtag("consent", "update", { analytics_storage: "granted" });
  layer.push(...earlier);
};

const cookieNames = /^(_ga|_gid|_gat|_gcl|_dc_gtm)/;

/** Removes the cookies of the tools, on this host and on those above it. */
const removeCookies = (): void => {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `;domain=${labels.slice(index).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (cookieNames.test(name))
      for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
};

/** What runs already cannot be unloaded: from here on the browser lets the page reach this site only. */
const seal = (): void => {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "connect-src 'self'; img-src 'self' data:; script-src 'self'; frame-src 'none'";
  document.head.append(policy);
};

/** Takes consent back where it was withdrawn, on this page or on another one of the site. */
const followAnswer = (withdraw: () => void): void => {
  const check = () => {
    if (readConsent(document.cookie) !== "all") withdraw();
  };
  listenTo("volante:consent", check);
  document.addEventListener("visibilitychange", check);
  addEventListener("pageshow", check);
  window.cookieStore?.addEventListener("change", check);
};

type GoogleTag = Omit<Destination, "consent" | "hosts" | "show" | "send"> & {
  /** The script, by the id. */
  readonly script: (id: string) => string;
  /** The first command, before the script comes. */
  readonly begin: (id: string) => void;
  readonly deliver: (event: SalesEvent, id: string) => void;
};

/** A script of Google's, with consent mode. Never where a password or a card is typed. */
export const googleTag = ({ script, begin, deliver, ...rest }: GoogleTag): Destination => {
  let state: "waiting" | "running" | "withdrawn" = "waiting";
  let sent = "";
  const sales = salesEvents(rest.name, (event) => {
    if (state === "running") deliver(event, sent);
  });
  const withdraw = () => {
    if (state !== "running") return;
    state = "withdrawn";
    window.gtag?.("consent", "update", { analytics_storage: "denied" });
    seal();
    removeCookies();
  };
  const start = (id: string) => {
    state = "running";
    sent = id;
    if (!window.gtag) openConsentMode();
    begin(id);
    document.head.append(Object.assign(document.createElement("script"), { async: true, src: script(id) }));
    followAnswer(withdraw);
  };
  return {
    ...rest,
    consent: "all",
    hosts: () => googleHosts,
    show: ([id = ""]) => {
      if (state === "withdrawn" || document.querySelector("[data-card],[data-passing]")) return;
      if (state === "waiting") start(id);
      sales.show();
    },
    send: (event) => {
      if (state === "running") sales.send(event);
    },
  };
};
