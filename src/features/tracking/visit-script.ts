import { inlineSource } from "#platform/inline-source.ts";

type VisitOptions = {
  /** Where page views are sent. */
  beacon: string;
  /** The event code of a page view (specification section 9). */
  pageView: number;
  /** How long the choice of a language is remembered. */
  languageSeconds: number;
};

/**
 * Source of the inline script that runs on every page: it is the only thing that remembers a visit, so that no page
 * sets a cookie and any cache may keep it (product decision 28). The function is sent as text, so it may use nothing
 * from outside itself.
 */
function recordVisit(options: VisitOptions) {
  const page = document;
  const readCookie = (name: string) => RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(page.cookie)?.[1];
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      // Storage may be forbidden or full: the page does not need it.
    }
  };
  const storeCampaign = () => {
    const query = new URLSearchParams(location.search);
    if (!query.get("utm_campaign") || readCookie("volante-consent") !== "all") return;
    const utms: Record<string, string> = {};
    for (const name of ["source", "medium", "campaign", "term", "content"]) {
      const value = query.get(`utm_${name}`);
      if (value) utms[`utm_${name}`] = value.slice(0, 200);
    }
    sessionStorage.setItem("utms", JSON.stringify(utms));
  };
  const visit = () => {
    const path = location.pathname;
    const missing = page.querySelector("[data-missing-path]");
    if (missing) missing.textContent = decodeURI(path).slice(0, 200);
    else
      attempt(() => {
        page.cookie = `session-slug=${path};path=/;secure;samesite=strict`;
      });
    attempt(storeCampaign);
    const send = (type: number) => navigator.sendBeacon?.(options.beacon, JSON.stringify({ type, path }));
    send(options.pageView);
    const kind =
      readCookie("volante-consent") === "all" && page.querySelector<HTMLElement>("[data-page-event]");
    if (kind) send(Number(kind.dataset.pageEvent));
  };
  const showFlash = () => {
    const flash = readCookie("volante-flash");
    const alert = flash && page.querySelector(`[data-flash="${flash.replace(/[^a-z-]/g, "")}"]`);
    if (!alert) return;
    page.cookie = "volante-flash=;path=/;max-age=0;samesite=strict";
    alert.removeAttribute("hidden");
    setTimeout(() => alert.setAttribute("hidden", ""), 4000);
  };
  const keepLanguage = (event: Event) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>("[data-locale]");
    if (target)
      page.cookie = `locale=${target.dataset.locale};path=/;max-age=${options.languageSeconds};samesite=lax`;
  };
  addEventListener("click", keepLanguage);
  addEventListener("volante:visit", visit);
  addEventListener("pageshow", (event) => {
    if (event.persisted) visit();
  });
  addEventListener("DOMContentLoaded", () => {
    visit();
    showFlash();
  });
}

/** The inline script as text. */
export const visitScript = (options: VisitOptions): string => {
  const source = inlineSource(recordVisit);
  return `(${source})(${JSON.stringify(options)})`;
};
