import { inlineSource } from "#platform/inline-source.ts";

type VisitOptions = {
  /** Where page views are sent. */
  beacon: string;
  /** The event code of a page view (specification section 9). */
  pageView: number;
  /** How long the choice of a language is remembered. */
  languageSeconds: number;
  /** Where the device keeps what was looked at: deleted as soon as the visitor has not agreed to it. */
  recent: string;
};

/**
 * Source of the inline script that runs on every page: it is the only thing that remembers a visit, so that no page
 * sets a cookie and any cache may keep it (product decision 28). The function is sent as text, so it may use nothing
 * from outside itself; whether the visitor has agreed stands on the root element (features/consent). Before consent only
 * the page view is sent; afterwards a page marked `data-page-event` is told by its own code as well.
 */
const recordVisit = (options: VisitOptions) => {
  const page = document;
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      // Storage may be forbidden or full: the page does not need it.
    }
  };
  const isAllowed = () => page.documentElement.dataset.consent === "all";
  const followAnswer = () => {
    if (!isAllowed()) {
      localStorage.removeItem(options.recent);
      sessionStorage.removeItem("utms");
      return;
    }
    const query = new URLSearchParams(location.search);
    if (!query.get("utm_campaign")) return;
    const utms: Record<string, string> = {};
    for (const [name, value] of query)
      if (value && /^utm_(source|medium|campaign|term|content)$/.test(name)) utms[name] = value.slice(0, 200);
    sessionStorage.setItem("utms", JSON.stringify(utms));
  };
  const send = (type: number) =>
    navigator.sendBeacon?.(options.beacon, JSON.stringify({ type, path: location.pathname }));
  const visit = () => {
    const path = location.pathname;
    const missing = page.querySelector("[data-missing-path]");
    if (missing) missing.textContent = decodeURI(path).slice(0, 200);
    // The login is passed through: from there one goes back to where one was.
    else if (!page.querySelector("[data-passing]"))
      attempt(() => {
        page.cookie = `session-slug=${path};path=/;secure;samesite=strict`;
      });
    attempt(followAnswer);
    send(options.pageView);
    const kind = isAllowed() && page.querySelector<HTMLElement>("[data-page-event]");
    if (kind) send(Number(kind.dataset.pageEvent));
  };
  const showFlash = () => {
    const flash = /volante-flash=([a-z-]+)/.exec(page.cookie)?.[1];
    const alert = flash && page.querySelector<HTMLElement>(`[data-flash="${flash}"]`);
    if (!alert) return;
    page.cookie = "volante-flash=;path=/;max-age=0;samesite=strict";
    alert.showPopover?.();
  };
  const keepLanguage = (event: Event) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>("[data-locale]");
    if (target)
      page.cookie = `locale=${target.dataset.locale};path=/;max-age=${options.languageSeconds};samesite=lax`;
  };
  addEventListener("click", keepLanguage);
  addEventListener("volante:visit", visit);
  addEventListener("volante:consent", () => attempt(followAnswer));
  addEventListener("pageshow", (event) => {
    if (event.persisted) visit();
  });
  const begin = () => {
    visit();
    showFlash();
  };
  addEventListener("DOMContentLoaded", () => {
    // Rendered ahead: nobody has seen it yet.
    if ((page as { prerendering?: boolean }).prerendering)
      page.addEventListener("prerenderingchange", begin, { once: true });
    else begin();
  });
};

/** The inline script as text. */
export const visitScript = (options: VisitOptions): string => {
  const source = inlineSource(recordVisit);
  return `(${source})(${JSON.stringify(options)})`;
};
