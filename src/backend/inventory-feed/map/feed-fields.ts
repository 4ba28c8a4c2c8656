export type FieldTraits = {
  readonly needed?: true;
  readonly units?: readonly string[];
  readonly isList?: true;
};

/**
 * The fields of a vehicle that a feed may have, by the names that a map uses. `needed`: a row without it is refused. `units`: what its
 * numbers may be measured in, the usual one first. `isList`: it may stand in several columns.
 */
export const feedFields = {
  vin: { needed: true },
  reference: {},
  dealer: { needed: true },
  dealerName: {},
  dealerAddress: {},
  dealerPhone: {},
  kind: {},
  make: { needed: true },
  model: { needed: true },
  version: {},
  price: { needed: true, units: ["eur", "cents"] },
  financedPrice: { units: ["eur", "cents"] },
  newPrice: { units: ["eur", "cents"] },
  deposit: { units: ["eur", "cents"] },
  kilometers: { needed: true, units: ["km", "miles"] },
  registered: { needed: true },
  modelYear: {},
  fuel: { needed: true },
  transmission: {},
  body: {},
  doors: {},
  seats: {},
  power: { units: ["cv", "kw"] },
  displacement: { units: ["cc", "litres"] },
  traction4x4: {},
  color: { needed: true },
  co2: {},
  consumption: {},
  electricRange: { units: ["km", "miles"] },
  euroStandard: {},
  badge: {},
  owners: {},
  origin: {},
  inspectionDue: {},
  warrantyMonths: {},
  deductibleVat: {},
  financing: {},
  lowCost: {},
  highlighted: {},
  status: {},
  equipment: { isList: true },
  pictures: { isList: true },
} as const satisfies Readonly<Record<string, FieldTraits>>;

export type FeedField = keyof typeof feedFields;

export const fieldNames = Object.keys(feedFields) as FeedField[];

/** Fields whose words a map may explain. */
export const wordFields = [
  "dealer",
  "kind",
  "make",
  "model",
  "fuel",
  "transmission",
  "body",
  "color",
  "status",
  "equipment",
] as const satisfies readonly FeedField[];

export type WordField = (typeof wordFields)[number];
