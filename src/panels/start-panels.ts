import { announceEvent } from "#browser/announce-event.ts";
import { fetchPage } from "#browser/fetch-page.ts";
import { clickedLink } from "#browser/is-plain-click.ts";
import { isVisitorKnown } from "#browser/known-visitor.ts";
import { listenTo } from "#browser/page-events.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { type FoundPanel, findPanel } from "#domain/find-panel.ts";
import { start as startCompare } from "#features/shortlist/compare-list/start-compare.ts";
import { startFavourites } from "#features/shortlist/favourites/start-favourites.ts";
import { type PanelMemory, readPanelState, storePanelState } from "./panel-state.ts";
import { panelWindow } from "./panel-window.ts";
import { takePage } from "./take-page.ts";
import { restoreTyped, storeTyped } from "./typed-text.ts";

/** The address of a panel's page with its remembered parameters. Pure. */
export const withMemory = (page: string, memory: PanelMemory): string =>
  Object.entries(memory).reduce(
    (address, [name, value]) =>
      value ? `${address}${address.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}` : address,
    page,
  );

/**
 * The parameters of an address that a panel remembers, by the names that its page lists; empty when absent.
 * Pure.
 */
export const rememberedOf = (address: string, names: string): PanelMemory => {
  const params = new URLSearchParams(address.split("?")[1]);
  return Object.fromEntries(names.split(" ").map((name) => [name, params.get(name) ?? ""]));
};

const timeoutMs = 12_000;

type PendingRequest = {
  readonly address: string;
  readonly body?: FormData | undefined;
  readonly ended: AbortController;
};

/**
 * Shows the page of the panel that the address names in a dialog. A link with
 * `data-panel` sets the hash instead of navigating; a trailing `_` is followed by the VIN of the vehicle
 * around the link. Links and forms of the panel's own pages stay in the dialog. Any other response, such as
 * another page, is left to the browser.
 */
const startHost = (dialog: HTMLDialogElement): void => {
  const pages = JSON.parse(dialog.dataset.panels ?? "{}");
  const shown = panelWindow(dialog);
  const { dataset } = document.documentElement;
  let open: FoundPanel | undefined;
  /** Address of the page shown, the default for its links and forms. */
  let address = "";
  let pending: PendingRequest | undefined;
  let again = (): void => {};
  let pressed: EventTarget | null | undefined;

  const find = (hash: string) => {
    const name = CSS.escape(hash.slice(1));
    const link = document.querySelector<HTMLAnchorElement>(`a[data-panel="${name}"]`);
    return findPanel(hash, pages, link && link.pathname + link.search);
  };
  const isInside = (path: string) => open && path.startsWith(open.home);

  const show = async (next: string, body?: FormData): Promise<void> => {
    if (!open || (!body && pending?.address === next)) return;
    const mine: PendingRequest = { address: next, body, ended: new AbortController() };
    pending?.ended.abort();
    pending = mine;
    const fail = () => shown.fail(body ? "send" : "open");
    again = () => void show(next, body);
    shown.wait();
    const timer = setTimeout(() => mine.ended.abort(), timeoutMs);
    try {
      const page = await fetchPage(next, { signal: mine.ended.signal, body });
      if (page.kind === "elsewhere" || !isInside(page.address))
        return page.status < 400 ? location.assign(page.address) : fail();
      address = page.address;
      shown.fill(takePage(page.document, address), Boolean(body));
      restoreTyped(open.page, shown.content);
      const { remembers } = shown.content.querySelector<HTMLElement>("[data-remembers]")?.dataset ?? {};
      if (remembers) storePanelState(open.name, { memory: rememberedOf(address, remembers) });
    } catch {
      if (pending === mine) fail();
    } finally {
      clearTimeout(timer);
      if (pending === mine) {
        pending = undefined;
        shown.rest();
      }
    }
  };
  const end = (): void => {
    pending?.ended.abort();
    pending = undefined;
    if (open) storePanelState(open.name, { open: false });
    if (open?.name === "reservation") announceEvent(browsingCodes.closeReservePanel, {});
    open = undefined;
    delete dataset.openPanel;
    shown.empty();
  };
  const enter = ({ name, page }: FoundPanel): void => {
    dataset.openPanel = dialog.dataset.name = name;
    storePanelState(name, { open: true });
    if (!dialog.open) dialog.showModal();
    void show(withMemory(page, readPanelState(name).memory));
  };
  /** Opens, replaces or closes the panel, to match the address. */
  const follow = (): void => {
    const next = find(location.hash);
    const login = document.querySelector<HTMLAnchorElement>(`a[data-login-for="${next?.name}"]`);
    if (login && !isVisitorKnown()) {
      location.replace(login.href);
      return;
    }
    if (next?.name === open?.name && next?.page === open?.page) return;
    if (next?.name !== open?.name) end();
    open = next;
    if (next) enter(next);
    else dialog.close();
  };
  /** Marks a history entry that has no mark yet. */
  const note = (isOwn: boolean) => {
    if (open && history.state?.panel === undefined)
      history.replaceState({ ...history.state, panel: isOwn }, "");
  };

  addEventListener("popstate", follow);
  listenTo("volante:compared", follow);
  listenTo("volante:visitor", follow);
  addEventListener("hashchange", () => {
    follow();
    // An entry without a mark was made by setting the hash, so closing may go back over it.
    note(true);
  });
  // Closed by its button, Escape or the backdrop: the address still names the panel.
  dialog.addEventListener("close", () => {
    if (!open) return;
    end();
    if (history.state?.panel) history.back();
    else history.replaceState(history.state, "", location.pathname + location.search);
  });
  dialog.addEventListener("mousedown", ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener("click", ({ target }) => {
    const control = (target as Element).closest<HTMLElement>("[data-panel-does]");
    if (control?.dataset.panelDoes === "retry") again();
    else if (control || (target === dialog && pressed === dialog)) dialog.close();
  });
  document.addEventListener(
    "click",
    (event) => {
      const link = clickedLink(event);
      if (!link) return;
      const { panel } = link.dataset;
      const hash =
        panel && `#${panel.replace(/_$/, `$&${link.closest<HTMLElement>("[data-vin]")?.dataset.vin}`)}`;
      const within = open && shown.content.contains(link);
      const fragment = link.getAttribute("href")?.match(/^#(.+)/)?.[1];
      if (hash && find(hash)) {
        // Not every browser focuses a clicked link; the focus has to return to it, or to its menu.
        (link.closest("[data-nested]")?.querySelector("a") ?? link).focus();
        link.closest<HTMLElement>(":popover-open")?.hidePopover();
        if (hash !== location.hash) history.pushState({ panel: true }, "", hash);
        follow();
      } else if (within && fragment) document.getElementById(fragment)?.focus();
      else if (within && isInside(link.pathname)) void show(link.pathname + link.search);
      else return;
      event.preventDefault();
    },
    true,
  );
  shown.content.addEventListener("input", ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (open && form?.method === "post") storeTyped(open.page, form);
  });
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !shown.content.contains(form) || event.defaultPrevented) return;
    const to = submitter?.getAttribute("formaction") || form.getAttribute("action") || address;
    const url = new URL(to, location.origin + address);
    if (form.method === "dialog" || !isInside(url.pathname)) return;
    event.preventDefault();
    const data = new FormData(form, submitter);
    if (form.method === "get") {
      for (const [name, value] of data) url.searchParams.append(name, value as string);
      void show(url.pathname + url.search);
    } else if (!pending?.body) {
      void show(url.pathname + url.search, data);
      // With the form's values at that time.
      again = () => form.requestSubmit(submitter);
    }
  });

  follow();
  note(false);
};

/** Starts the panels, and the two lists whose panels every page has: comparison and favourites. */
export const start = (): void => {
  startCompare();
  startFavourites();
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-panels]");
  if (dialog) startHost(dialog);
};
