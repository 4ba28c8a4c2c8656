"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { HashPanelsProps } from "./hash-panels.tsx";

type Found = { readonly Panels: ComponentType<HashPanelsProps>; readonly first?: HTMLAnchorElement };

/**
 * Waits for the first hash, or the first click on a link with `data-panel`, and fetches what opens panels
 * (docs/decisions/0008). Every page carries this much and no more; a click whose panel cannot be fetched is followed.
 */
export function PanelHost({ locale }: Pick<HashPanelsProps, "locale">) {
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    if (found) return;
    const bring = async (first?: HTMLAnchorElement) => {
      const { HashPanels: Panels } = await import("./hash-panels.tsx");
      setFound({ Panels, first });
    };
    const onHash = () => {
      if (location.hash.length > 1) bring().catch(() => undefined);
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const trigger = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-panel]");
      if (!trigger || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      bring(trigger).catch(() => location.assign(trigger.href));
    };
    addEventListener("hashchange", onHash);
    addEventListener("click", onClick, true);
    onHash();
    return () => {
      removeEventListener("hashchange", onHash);
      removeEventListener("click", onClick, true);
    };
  }, [found]);

  return found && <found.Panels locale={locale} first={found.first} />;
}
