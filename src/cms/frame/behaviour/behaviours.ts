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
export type BehaviourName =
  | "compare"
  | "list"
  | "menus"
  | "panels"
  | "recent"
  | "sharing"
  | "simulation"
  | "statuses"
  | "tooltips"
  | "tracking"
  | "vehicle";

const isThere = (selector: string) => () => document.querySelector(selector) !== null;

/** What scripts do on pages, each fetched when somebody turns to it. Its markup is what it knows of the page. */
export const behaviours: Readonly<Record<BehaviourName, Behaviour>> = {
  compare: {
    load: () => import("#features/shortlist/compare-list/start-compare.ts"),
    at: "[data-compare],[data-listed],[data-comparison-tool]",
    isDue: () => isKept(compareStorageKey),
  },
  list: {
    load: () => import("#features/search/list-island/start-list.tsx"),
    at: "[data-list]",
    isDue: isThere("[data-list] :popover-open"),
  },
  menus: {
    load: () => import("./start-menus.ts"),
    at: "[popover],[popovertarget],[data-nested]",
    isDue: isThere("[popover]:popover-open,[data-nested]>[open]"),
  },
  panels: {
    load: () => import("#panels/start-panels.tsx"),
    at: "a[data-panel]",
    isDue: () => location.hash.length > 1,
  },
  recent: {
    load: () => import("#features/shortlist/recently-viewed/start-recent.tsx"),
    isDue: isThere("[data-consent=all] [data-recent]"),
  },
  sharing: {
    load: () => import("#ui/share-links/start-sharing.tsx"),
    at: "[data-share]",
    isDue: isThere("[data-share][open]"),
  },
  simulation: {
    load: () => import("#features/finance/simulation/start-simulation.ts"),
    at: "[data-simulation]",
  },
  statuses: {
    load: () => import("#features/vehicle/vehicle-status/start-statuses.ts"),
    isDue: isThere("[data-vin][data-status]"),
  },
  tooltips: { load: () => import("#ui/tooltip/start-tooltips.ts"), at: "[data-tip]" },
  tracking: {
    load: () => import("#features/tracking/track-events.ts"),
    isDue: isThere("[data-consent=all]"),
  },
  vehicle: { load: () => import("#features/vehicle/vehicle-behaviour/start-vehicle.tsx"), at: "[data-does]" },
};
