import { addressValue } from "./address-value.ts";

/** Panels that a hash opens by their name alone (specification section 2; the last six are ours). */
const plainPanels = [
  "favorite",
  "compare",
  "contact",
  "test-drive",
  "price-drop",
  "car-alert",
  "tradein",
  "save-search",
  "newsletter",
  "repayments",
  "readings",
  "sources",
  "share",
] as const;

/** Every panel that a hash can open; the specifications and the reservation are those of one vehicle. */
export type PanelName = (typeof plainPanels)[number] | "specifications" | "reservation";

/** The panel that a hash requests. */
export interface PanelAddress {
  readonly name: PanelName;
  /** VIN of a vehicle, or the id of a trade-in. */
  readonly subject: string | undefined;
  /** Of a trade-in, digits; its wizard limits it to the steps that there are. */
  readonly step: string | undefined;
}

const grammar = new RegExp(
  `^#(?:(${plainPanels.join("|")})|(tradein)_(\\d+)_(${addressValue})|(contact|test-drive|price-drop|specifications|reservation)_([A-Z0-9]{17}))$`,
);

/** Reads `#compare`, `#tradein_{step}_{retakeId}`, `#contact_{VIN}`. Undefined for every other hash, `#reserve` among them. */
export const parsePanelHash = (hash: string): PanelAddress | undefined => {
  const [, plain, tradeIn, step, retakeId, ofVehicle, vin] = grammar.exec(hash) ?? [];
  const name = (plain ?? tradeIn ?? ofVehicle) as PanelName | undefined;
  return name && { name, subject: retakeId ?? vin, step };
};
