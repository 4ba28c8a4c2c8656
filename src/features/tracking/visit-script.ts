import { inlineCall } from "#platform/inline-source.ts";

/**
 * Source of the inline script that runs on every page: it is the only thing that remembers a visit, so that no page
 * sets a cookie and any cache may store it. The function is sent as text, so it may use nothing
 * from outside itself; whether the visitor has agreed stands on the root element (features/consent). Before consent only
 * the page view is sent; afterwards a page marked `data-page-event` is reported by its own code as well.
 * @param beacon where page views are sent
 * @param pageView the event code of a page view (specification section 9)
 * @param languageSeconds how long the choice of a language is remembered
 * @param campaign the cookie of what led the visitor here, by which the actions of a page bring it
 * @param recent where the device stores the vehicles that were viewed: deleted as soon as the visitor has not agreed to it
 */
const recordVisit = (
  beacon: string,
  pageView: number,
  languageSeconds: number,
  recent: string,
  campaign: string,
) => {
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
      localStorage.removeItem(recent);
      sessionStorage.removeItem("utms");
      if (page.cookie.includes(campaign)) page.cookie = `${campaign}=;path=/;max-age=0;samesite=lax`;
      return;
    }
    const query = new URLSearchParams(location.search);
    if (!query.get("utm_campaign")) return;
    const utms: Record<string, string> = {};
    for (const [name, value] of query)
      if (value && /^utm_(source|medium|campaign|term|content)$/.test(name)) utms[name] = value.slice(0, 200);
    sessionStorage.setItem("utms", JSON.stringify(utms));
    page.cookie = `${campaign}=${new URLSearchParams(utms)};path=/;samesite=lax`;
  };
  const send = (type: number) =>
    navigator.sendBeacon?.(beacon, JSON.stringify({ type, path: location.pathname }));
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
    send(pageView);
    const kind = isAllowed() && page.querySelector<HTMLElement>("[data-page-event]");
    if (kind) send(Number(kind.dataset.pageEvent));
  };
  const showFlash = () => {
    const flash = /volante-flash=([a-z-]+)/.exec(page.cookie)?.[1];
    if (!flash) return;
    for (const place of page.querySelectorAll<HTMLElement>("[data-flashes]")) {
      const text = JSON.parse(place.dataset.flashes ?? "")[flash];
      if (!text) continue;
      page.cookie = "volante-flash=;path=/;max-age=0;samesite=strict";
      place.textContent = text;
      place.dataset.flash = flash;
      place.closest<HTMLElement>("[popover]")?.showPopover?.();
    }
  };
  const keepLanguage = (event: Event) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>("[data-locale]");
    if (target)
      page.cookie = `locale=${target.dataset.locale};path=/;max-age=${languageSeconds};samesite=lax`;
  };
  addEventListener("click", keepLanguage);
  addEventListener("volante:visit", visit);
  addEventListener("volante:consent", () => attempt(followAnswer));
  addEventListener("pageshow", (event) => {
    if (event.persisted) visit();
  });
  const start = () => {
    visit();
    showFlash();
  };
  // Once something was painted: a cheap phone takes 0.1 s to write the cookies.
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  addEventListener("DOMContentLoaded", () => {
    // Prerendered: not visible yet.
    if ((page as { prerendering?: boolean }).prerendering)
      page.addEventListener("prerenderingchange", startAfterPaint, { once: true });
    else startAfterPaint();
  });
};

/** The inline script as text. */
export const visitScript = (...options: Parameters<typeof recordVisit>): string =>
  inlineCall(recordVisit, ...options);
