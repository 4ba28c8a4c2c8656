import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { trackingCodes } from "#domain/tracking-codes.ts";

/** The code of each event of specification section 9, and the file that has it recorded; those of later issues name theirs. */
const places = {
  pageView: "src/features/tracking/visit-script.ts",
  search: "src/features/search/list-in-place/change-list.ts",
  savedSearch: "src/features/leads/actions/save-search.ts",
  addToCompare: "src/features/shortlist/compare-list/compare-actions.ts",
  removeFromCompare: "src/features/shortlist/compare-list/compare-actions.ts",
  detailPage: "src/contract/blocks/vehicle-detail.ts",
  cookiePage: "src/features/consent/consent-settings.tsx",
  faqs: "src/cms/blocks/faq/faq-block.tsx",
  hasInterest: "src/features/leads/record-interest.ts",
  expandCarDetails: "src/features/tracking/track-events.ts",
  closeReservePanel: "Reserve a vehicle and pay",
  financingSimulation: "src/features/finance/simulation/simulation-form.tsx",
  searchResultClick: "src/features/search/list-in-place/start-list.ts",
  socialNetwork: "src/ui/share-links/start-sharing.ts",
  reserveStep1: "Reserve a vehicle and pay",
  reserveStep2: "Reserve a vehicle and pay",
  reserveStep3: "Reserve a vehicle and pay",
  reserveStep4: "Reserve a vehicle and pay",
  startReserve: "Reserve a vehicle and pay",
  retakeStep1: "src/features/trade-in/actions/choose-version.ts",
  retakeStep2: "src/features/trade-in/actions/say-who.ts",
  retakeStep3: "src/features/trade-in/actions/value-car.ts",
  retakeEvaluation: "src/features/trade-in/actions/accept-value.ts",
  reserveStep5: "Reserve a vehicle and pay",
  reserveStep6: "Reserve a vehicle and pay",
  reserveStep7: "Reserve a vehicle and pay",
} as const satisfies Record<keyof typeof trackingCodes, string>;

const sent = Object.entries(places).filter(([, place]) => place.startsWith("src/"));

test.each(sent)("%s is recorded by %s", (name, place) => {
  const code = readFileSync(place, "utf8");
  expect(code).toMatch(
    name === "pageView" ? /options\.pageView/ : new RegExp(`(?:tracking|browsing)Codes\\.${name}\\b`),
  );
});
