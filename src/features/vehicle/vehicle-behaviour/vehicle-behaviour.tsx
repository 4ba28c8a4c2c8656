"use client";

import { type ReactNode, useEffect, useState } from "react";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { announceEvent } from "#platform/announce-event.ts";
import type { PageAbilities } from "./do-in-page.tsx";

type VehicleBehaviourProps = {
  /** Id of the vehicle's page; its controls marked `data-does` are what this brings to life. */
  readonly containerId: string;
  readonly vin: string;
  readonly abilities: PageAbilities;
};

/**
 * All that scripts do on a vehicle's page, in one small island: what a control does is fetched when it is first asked
 * for, and where that fails its link leads on as it does without scripts. Also announces that the vehicle was looked at
 * and which parts of the page were opened.
 */
export function VehicleBehaviour({ containerId, vin, abilities }: VehicleBehaviourProps) {
  const [overlay, setOverlay] = useState<ReactNode>(null);
  useEffect(() => {
    const page = document.getElementById(containerId);
    const looked = () => announceEvent(trackingCodes.detailPage, { vin });
    // On the first page whoever listens may be there only when all of it is ready.
    if (document.documentElement.dataset.scripts === "ready") looked();
    else addEventListener("volante:ready", looked, { once: true });
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const part = target.querySelector("summary")?.textContent ?? "";
      announceEvent(trackingCodes.expandCarDetails, { vin, part: part.slice(0, 80) });
    };
    const onClick = async (event: MouseEvent) => {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>("[data-does]");
      if (!page || !control || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      try {
        const { doInPage } = await import("./do-in-page.tsx");
        doInPage(control, page, abilities, setOverlay);
      } catch {
        if (control instanceof HTMLAnchorElement) location.assign(control.href);
      }
    };
    page?.addEventListener("toggle", onToggle, true);
    page?.addEventListener("click", onClick);
    return () => {
      removeEventListener("volante:ready", looked);
      page?.removeEventListener("toggle", onToggle, true);
      page?.removeEventListener("click", onClick);
    };
  }, [containerId, vin, abilities]);
  return overlay;
}
