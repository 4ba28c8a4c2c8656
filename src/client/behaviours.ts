import { isVisitorKnown } from "#browser/known-visitor.ts";
import { start as startFrame } from "#cms/frame/behaviour/start-frame.ts";
import { start as startStatuses } from "#features/vehicle/vehicle-status/start-statuses.ts";
import { start as startCarousels } from "#ui/carousel/start-carousels.ts";
import { start as startSliders } from "#ui/slider/start-sliders.ts";
import type { Behaviour } from "./load-behaviours.ts";

// Few files, grouped by use: a request costs more than a kilobyte.
const loadListBundle = async () => (await import("./list-bundle.ts")).list;
const loadVehicleBundle = async () => (await import("./vehicle-bundle.ts")).vehicle;

/**
 * The behaviours of pages, each loaded where its markup is present. A behaviour depends on the page by its
 * markup alone.
 */
export const behaviours: readonly Behaviour[] = [
  { load: async () => startFrame, at: "[popover],[data-nested]" },
  { load: async () => startSliders, at: "[data-slider]" },
  { load: async () => startCarousels, at: "[data-carousel]" },
  { load: async () => startStatuses, at: "[data-vin][data-status]", isDue: isVisitorKnown },
  { load: async () => (await loadListBundle()).startList, at: "[data-list]" },
  {
    load: async () => (await loadListBundle()).startPanels,
    at: "a[data-panel],[data-compare],[data-favourite],[data-listed],[data-comparison-tool]",
    isDue: () => location.hash.length > 1,
  },
  {
    load: async () => (await loadListBundle()).startAfterConsent,
    isDue: () => document.documentElement.dataset.consent === "all",
  },
  { load: async () => (await loadListBundle()).startSuggestions, at: "[data-suggest]" },
  { load: async () => (await loadVehicleBundle()).startQuotes, at: "[data-quote]" },
  {
    load: async () => (await loadVehicleBundle()).startVehicle,
    at: "[data-action],[data-gallery],[data-share]",
  },
  {
    load: async () => (await import("./form-bundle.ts")).startForm,
    at: "[data-upload],[data-error],[data-max-length],[data-example-alert]",
  },
];
