import { addressValue } from "./address-value.ts";

/** Panels that a hash opens by their name alone (specification section 2; the last two are ours). */
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
] as const;

/** Every panel that a hash can open; the specifications and the reservation are those of one vehicle. */
export type PanelName = (typeof plainPanels)[number] | "specifications" | "reservation";

/** What a hash asks for. */
export interface PanelAddress {
  readonly name: PanelName;
  /** VIN of a vehicle, or the id of a trade-in. */
  readonly subject: string | undefined;
  /** `1` to `5`, of a trade-in; what is outside is limited to that (specification 4). */
  readonly step: string | undefined;
}

const grammar = new RegExp(
  `^#(?:(${plainPanels.join("|")})|(tradein)_(0|[1-9]\\d{0,2})_(${addressValue})|(contact|test-drive|price-drop|specifications|reservation)_([A-Z0-9]{17}))$`,
);

const limited = (step: string): string => String(Math.min(5, Math.max(1, Number(step))));

/** Reads `#compare`, `#tradein_{step}_{retakeId}`, `#contact_{VIN}`. Undefined for every other hash, `#reserve` among them. */
export const parsePanelHash = (hash: string): PanelAddress | undefined => {
  const [, plain, tradeIn, step, retakeId, ofVehicle, vin] = grammar.exec(hash) ?? [];
  const name = (plain ?? tradeIn ?? ofVehicle) as PanelName | undefined;
  return name && { name, subject: retakeId ?? vin, step: step && limited(step) };
};
