import { start as startFrame } from "#cms/frame/behaviour/start-frame.ts";
import type { Behaviour } from "./bring-behaviours.ts";

const isThere = (selector: string) => () => document.querySelector(selector) !== null;

/** What scripts do on pages, each brought where there is markup for it. Its markup is what it knows of the page. */
export const behaviours: readonly Behaviour[] = [
  // Every page has it: it comes with the entry.
  { load: async () => ({ start: startFrame }), at: "[popover],[popovertarget],[data-nested]" },
  { load: () => import("#features/search/list-in-place/start-list.ts"), at: "[data-list]" },
  { load: () => import("#features/finance/simulation/start-quotes.ts"), at: "[data-quote]" },
  { load: () => import("#ui/slider/start-sliders.ts"), at: "[data-slider]" },
  {
    load: () => import("#panels/start-panels.ts"),
    at: "a[data-panel],[data-compare],[data-listed],[data-comparison-tool]",
    isDue: () => location.hash.length > 1,
  },
  {
    load: () => import("#features/vehicle/vehicle-status/start-statuses.ts"),
    at: "[data-vin][data-status]",
  },
  {
    load: () => import("#features/vehicle/vehicle-behaviour/start-vehicle.ts"),
    at: "[data-vehicle-page],[data-gallery],[data-share]",
  },
  { load: () => import("#cms/frame/behaviour/start-agreed.ts"), isDue: isThere("[data-consent=all]") },
  { load: () => import("#ui/carousel/start-carousels.ts"), at: "[data-carousel]" },
  {
    load: () => import("#ui/text-input/start-text-inputs.ts"),
    at: "[data-error],[data-max-length]",
  },
  { load: () => import("#ui/alert/start-alert-examples.ts"), at: "[data-example-alert]" },
];
