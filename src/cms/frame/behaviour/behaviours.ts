import { compareStorageKey, isKept } from "#features/shortlist/kept-on-device.ts";
import type { StartBehaviour } from "#ui/behaviour.ts";

type Behaviour = {
  readonly load: () => Promise<{ readonly start: StartBehaviour }>;
  /** Any sign of interest in markup like this brings it. */
  readonly at?: string;
  /** So does this, when the scripts come and on every further page. */
  readonly isDue?: () => boolean;
};

/** The names of what scripts do on pages. */
export type BehaviourName = "agreed" | "compare" | "frame" | "list" | "panels" | "statuses" | "vehicle";

const isThere = (selector: string) => () => document.querySelector(selector) !== null;

/** What scripts do on pages, each fetched when somebody turns to it. Its markup is what it knows of the page. */
export const behaviours: Readonly<Record<BehaviourName, Behaviour>> = {
  agreed: { load: () => import("./start-agreed.ts"), isDue: isThere("[data-consent=all]") },
  compare: {
    load: () => import("#features/shortlist/compare-list/start-compare.ts"),
    at: "[data-compare],[data-listed],[data-comparison-tool]",
    isDue: () => isKept(compareStorageKey),
  },
  frame: {
    load: () => import("./start-frame.ts"),
    at: "[popover],[popovertarget],[data-nested]",
    isDue: isThere("[popover]:popover-open,[data-nested]>[open]"),
  },
  list: {
    load: () => import("#features/search/list-island/start-list.tsx"),
    at: "[data-list]",
    isDue: isThere("[data-list] :popover-open"),
  },
  panels: {
    load: () => import("#panels/start-panels.tsx"),
    at: "a[data-panel]",
    isDue: () => location.hash.length > 1,
  },
  statuses: {
    load: () => import("#features/vehicle/vehicle-status/start-statuses.ts"),
    isDue: isThere("[data-vin][data-status]"),
  },
  vehicle: {
    load: () => import("./start-vehicle-page.ts"),
    at: "[data-does],[data-share],[data-simulation]",
    isDue: isThere("[data-share][open]"),
  },
};
