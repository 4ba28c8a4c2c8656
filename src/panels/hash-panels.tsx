"use client";

import { usePathname } from "next/navigation";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Locale } from "#platform/locale.ts";
import { PanelDialog } from "./panel-dialog.tsx";
import { type PanelAddress, parsePanelHash } from "./panel-hash.ts";
import { panelRegistry } from "./panel-registry.ts";

export interface HashPanelsProps {
  readonly locale: Locale;
  /** The link that was clicked before this was there. */
  readonly first?: HTMLAnchorElement;
}

const readPanel = (hash: string): PanelAddress | undefined => {
  const panel = parsePanelHash(hash);
  return panel && panelRegistry[panel.name] && panel;
};

/**
 * Opens the panel that the address names; a link with `data-panel` sets that hash instead of being followed. Escape, the
 * backdrop and the back button take it away.
 */
export function HashPanels({ locale, first }: HashPanelsProps) {
  const clicked = useRef(first);
  return <PagePanels key={usePathname()} locale={locale} clicked={clicked} />;
}

interface PagePanelsProps {
  readonly locale: Locale;
  readonly clicked: RefObject<HTMLAnchorElement | undefined>;
}

/** The panels of one page: another page begins anew. */
function PagePanels({ locale, clicked }: PagePanelsProps) {
  const [panel, setPanel] = useState<PanelAddress>();
  const follow = useCallback(() => setPanel(readPanel(location.hash)), []);

  useEffect(() => {
    const open = ({ dataset }: HTMLAnchorElement): boolean => {
      const hash = `#${dataset.panel}`;
      if (!readPanel(hash)) return false;
      if (hash !== location.hash) history.pushState({ panel: true }, "", hash);
      follow();
      return true;
    };
    const onHash = () => {
      // A fresh entry has no state: it was made here, so that closing may go back over it.
      if (history.state === null && readPanel(location.hash)) history.replaceState({ panel: true }, "");
      follow();
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const trigger = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-panel]");
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (trigger && isPlain && open(trigger)) event.preventDefault();
    };
    addEventListener("hashchange", onHash);
    addEventListener("popstate", follow);
    addEventListener("click", onClick, true);
    const first = clicked.current;
    clicked.current = undefined;
    if (first === undefined) onHash();
    else if (!open(first)) location.assign(first.href);
    return () => {
      removeEventListener("hashchange", onHash);
      removeEventListener("popstate", follow);
      removeEventListener("click", onClick, true);
    };
  }, [follow, clicked]);

  const close = useCallback(() => {
    if (history.state?.panel) history.back();
    else {
      history.replaceState(null, "", location.pathname + location.search);
      follow();
    }
  }, [follow]);

  return panel && <PanelDialog panel={panel} locale={locale} close={close} />;
}
