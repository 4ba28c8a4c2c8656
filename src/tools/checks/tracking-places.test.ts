import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { trackingCodes } from "#domain/tracking-codes.ts";

/** The code of each event of specification section 9, and the file that has it recorded. */
const places = {
  pageView: "src/features/tracking/visit-script.ts",
  search: "src/features/search/list-in-place/change-list.ts",
  savedSearch: "src/features/leads/actions/save-search.ts",
  addToCompare: "src/features/shortlist/compare-list/change-compare-list.ts",
  removeFromCompare: "src/features/shortlist/compare-list/change-compare-list.ts",
  detailPage: "src/contract/blocks/vehicle-detail.ts",
  cookiePage: "src/features/consent/consent.tsx",
  faqs: "src/cms/blocks/faq/faq-block.tsx",
  hasInterest: "src/features/leads/record-interest.ts",
  expandCarDetails: "src/features/tracking/track-events.ts",
  closeReservePanel: "src/panels/start-panels.ts",
  financingSimulation: "src/features/finance/simulation/simulation-form.tsx",
  searchResultClick: "src/features/search/list-in-place/start-list.ts",
  socialNetwork: "src/ui/share-links/start-sharing.ts",
  reserveStep1: "src/features/reservation/actions/choose-payment.ts",
  reserveStep2: "src/features/reservation/actions/choose-financing.ts",
  reserveStep3: "src/features/reservation/actions/choose-delivery.ts",
  reserveStep4: "src/features/reservation/actions/save-buyer-details.ts",
  startReserve: "src/features/reservation/pages/payment-page.tsx",
  retakeStep1: "src/features/trade-in/actions/choose-version.ts",
  retakeStep2: "src/features/trade-in/actions/save-owner-details.ts",
  retakeStep3: "src/features/trade-in/actions/value-car.ts",
  retakeEvaluation: "src/features/trade-in/actions/value-car.ts",
  reserveStep5: "src/features/reservation/actions/save-buyer-details.ts",
  reserveStep6: "src/features/reservation/actions/submit-reservation.ts",
  reserveStep7: "src/features/reservation/card/record-paid.ts",
} as const satisfies Record<keyof typeof trackingCodes, string>;

test.each(Object.entries(places))("%s is recorded by %s", (name, place) => {
  const code = readFileSync(place, "utf8");
  expect(code).toMatch(
    name === "pageView" ? /send\(pageView\)/ : new RegExp(`(?:tracking|browsing)Codes\\.${name}\\b`),
  );
});
