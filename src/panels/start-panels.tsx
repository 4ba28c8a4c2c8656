import { isLocale } from "#platform/locale.ts";
import { pageShown, type StartBehaviour } from "#ui/behaviour.ts";
import { PanelDialog } from "./panel-dialog.tsx";
import { type PanelAddress, parsePanelHash } from "./panel-hash.ts";
import { panelRegistry } from "./panel-registry.ts";

const panelOf = (hash: string): PanelAddress | undefined => {
  const panel = parsePanelHash(hash);
  return panel && panelRegistry[panel.name] && panel;
};

const isOwnEntry = (): boolean => Boolean(history.state?.panel);

/**
 * Opens the panel that the address names (docs/decisions/0008); a link with `data-panel` sets that hash instead of being
 * followed. Escape, the backdrop and the back button take it away, another page too.
 */
export const start: StartBehaviour = ({ draw }) => {
  const follow = () => {
    const panel = panelOf(location.hash);
    const { lang } = document.documentElement;
    draw("panel", panel && isLocale(lang) ? <PanelDialog panel={panel} locale={lang} close={close} /> : null);
  };
  const close = () => {
    if (isOwnEntry()) return history.back();
    history.replaceState(null, "", location.pathname + location.search);
    follow();
  };
  const onHash = () => {
    // A fresh entry has no state: it was made here, so that closing may go back over it.
    if (history.state === null && panelOf(location.hash)) history.replaceState({ panel: true }, "");
    follow();
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const trigger = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-panel]");
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const hash = trigger && `#${trigger.dataset.panel}`;
    if (!hash || !isPlain || !panelOf(hash)) return;
    event.preventDefault();
    if (hash !== location.hash) history.pushState({ panel: true }, "", hash);
    follow();
  };
  addEventListener("hashchange", onHash);
  addEventListener("popstate", follow);
  addEventListener(pageShown, follow);
  addEventListener("click", onClick, true);
  onHash();
};
