"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { Locale } from "#platform/locale.ts";
import { type PanelAddress, parsePanelHash } from "./panel-hash.ts";
import type { OpenPanel } from "./panel-module.ts";
import { panelRegistry } from "./panel-registry.ts";

type Shown = { readonly Dialog: ComponentType<OpenPanel>; readonly panel: PanelAddress };

const readPanel = (hash: string): PanelAddress | undefined => {
  const panel = parsePanelHash(hash);
  return panel && panelRegistry[panel.name] && panel;
};

interface PanelHostProps {
  readonly locale: Locale;
}

/**
 * Opens panels (docs/decisions/0008). The address says which one is open: a hash opens its panel, on load too; a link with
 * `data-panel` sets that hash instead of being followed; Escape, the backdrop and the back button take it away. Of all this a
 * page carries only the listening.
 */
export function PanelHost(props: PanelHostProps) {
  return <HashPanels key={usePathname()} {...props} />;
}

/** The panels of one page: another page begins anew. */
function HashPanels({ locale }: PanelHostProps) {
  const [shown, setShown] = useState<Shown>();

  const follow = useCallback(async () => {
    const { hash } = location;
    if (!readPanel(hash)) return setShown(undefined);
    const { PanelDialog: Dialog } = await import("./panel-dialog.tsx");
    const panel = readPanel(location.hash);
    setShown(panel && { Dialog, panel });
  }, []);

  useEffect(() => {
    const onHash = () => {
      // A fresh entry has no state: it was made here, so that closing may go back over it.
      if (history.state === null && readPanel(location.hash)) history.replaceState({ panel: true }, "");
      void follow();
    };
    const onClick = (event: MouseEvent) => {
      const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
      const trigger = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-panel]");
      if (!trigger || button || altKey || ctrlKey || metaKey || shiftKey) return;
      const hash = `#${trigger.dataset.panel}`;
      if (!readPanel(hash)) return;
      event.preventDefault();
      if (hash !== location.hash) history.pushState({ panel: true }, "", hash);
      follow().catch(() => location.assign(trigger.href));
    };
    addEventListener("hashchange", onHash);
    addEventListener("popstate", follow);
    addEventListener("click", onClick, true);
    void follow();
    return () => {
      removeEventListener("hashchange", onHash);
      removeEventListener("popstate", follow);
      removeEventListener("click", onClick, true);
    };
  }, [follow]);

  const close = useCallback(() => {
    if (history.state?.panel) return history.back();
    history.replaceState(null, "", location.pathname + location.search);
    void follow();
  }, [follow]);

  return shown && <shown.Dialog panel={shown.panel} locale={locale} close={close} />;
}
