import "server-only";
import type { ReservePage } from "#domain/reserve-pages.ts";
import type { Wizard } from "#wizard/wizard.ts";
import { reservationFlow } from "./reservation-flow.ts";

/** The reservation as a wizard: of the vehicle that its address names. */
export const reservationWizard: Wizard<ReservePage> = {
  name: "reserve",
  flowOf: reservationFlow,
  aboutOf: (query) => query.get("vin") ?? "",
  begin: async () => ({}),
};
