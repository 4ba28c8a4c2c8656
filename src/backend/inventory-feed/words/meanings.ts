import { dictionary } from "#backend/vocabulary/dictionary.ts";
import { nameKey } from "#domain/slugify.ts";
import {
  type BadgeId,
  badges,
  type FuelId,
  fuels,
  type SegmentId,
  segmentsByKind,
  type TransmissionId,
  transmissions,
  type VehicleKind,
  type VehicleStatus,
  vehicleKinds,
} from "#domain/vehicle-types.ts";

/** Words that the search does not need: from English feeds and dealers' programs. */
const feedWords = {
  fuel: {
    petrol: "petrol|gas|gasolina sin plomo|sin plomo 95|unleaded|benzin|b|g",
    diesel: "diesel|d|gasoleo a",
    hybrid:
      "hybrid|gasolina hibrido|diesel hibrido|hibrido gasolina|hibrido diesel|hibrido no enchufable|mild hybrid|petrol hybrid|electric petrol|gasolina electrico|electrico gasolina|h",
    "plug-in-hybrid":
      "plugin hybrid|plug in|hibrido enchufable gasolina|hibrido enchufable diesel|hibrido plugin|phev",
    electric: "electric|bev|100 electrico|electrico 100|e",
    lpg: "lpg|autogas|gasolina glp|gasolina gpl|bifuel|glp gasolina|gpl gasolina",
    cng: "cng|gas natural gnc|gnv|gasolina gnc",
  },
  transmission: {
    manual: "manual|m|mt|mecanico|mecanica",
    automatic:
      "automatic|a|at|aut|automatica secuencial|automatico secuencial|secuencial|semiautomatica|semi automatico|edc|eat|pdk|s tronic|g tronic|7g tronic|9g tronic|powershift|multitronic|ecvt|doble embrague|dupla embraiagem|robotizado|pilotado",
  },
  body: {
    city: "city car|small car|utilitario",
    hatchback: "5 puertas|3 puertas|compact",
    saloon: "saloon|limousine|limusina|notchback",
    estate: "station wagon|wagon|estate|familiar|touring wagon|combi",
    suv: "suv todoterreno|off road|offroad|4x4 suv|suv 4x4",
    coupe: "coupe",
    convertible: "convertible|cabriolet|cabrio descapotable",
    mpv: "mpv|minivan|people carrier",
    van: "van|furgon|furgoneta mixta|industrial|comercial ligero",
    pickup: "pick up",
    naked: "naked|roadster",
    sport: "sport|deportiva|rr|supersport",
    scooter: "scooter|maxiscooter",
    trail: "trail|adventure|enduro|offroad",
    touring: "touring|gran turismo|turismo",
    custom: "custom|cruiser|chopper",
  },
  status: {
    "in-stock":
      "in stock|disponible|disponivel|available|stock|en stock|em stock|en venta|a venda|activo|ativo",
    reserved: "reserved|reservado|reservada",
    bought:
      "bought|sold|vendido|vendida|entregado|entregue|baja|withdrawn|retirado|retirada|no disponible|indisponivel|not available|unavailable|removed|eliminado",
  },
  kind: {
    car: "car|coche|coches|turismo|carro|automovil|automovel|vo|ligeiro|suv|furgoneta",
    motorbike: "motorbike|motorcycle|moto|motos|motocicleta|mota|motociclo|bike",
  },
  badge: { "0": "0|cero|zero|0 emisiones|azul", eco: "eco", c: "c|verde", b: "b|amarilla" },
} as const;

const keysOf = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([id, phrases]) =>
      [id, ...phrases.split("|")].map((phrase) => [nameKey(phrase), id] as const),
    ),
  );

const own = {
  fuel: keysOf(feedWords.fuel),
  transmission: keysOf(feedWords.transmission),
  status: keysOf(feedWords.status),
  kind: keysOf(feedWords.kind),
  badge: keysOf(feedWords.badge),
};

const bodies = {
  car: keysOf(Object.fromEntries(segmentsByKind.car.map((id) => [id, feedWords.body[id]]))),
  motorbike: keysOf(Object.fromEntries(segmentsByKind.motorbike.map((id) => [id, feedWords.body[id]]))),
} as const satisfies Record<VehicleKind, unknown>;

const oneOf = <Id extends string>(ids: readonly Id[], id: string | undefined): Id | undefined =>
  ids.find((each) => each === id);

export const fuelOf = (key: string): FuelId | undefined => {
  const meaning = dictionary.get(key);
  const usual = meaning && "filter" in meaning && meaning.filter === "fuel" ? meaning.value : undefined;
  return oneOf(fuels, own.fuel.get(key) ?? usual);
};

export const transmissionOf = (key: string): TransmissionId | undefined => {
  const meaning = dictionary.get(key);
  const usual =
    meaning && "filter" in meaning && meaning.filter === "transmission" ? meaning.value : undefined;
  return oneOf(transmissions, own.transmission.get(key) ?? usual);
};

/** The meaning of a word for a body, for a vehicle of that kind. */
export const segmentOf = (key: string, kind: VehicleKind): SegmentId | undefined => {
  const meaning = dictionary.get(key);
  const usual = meaning && "filter" in meaning && meaning.filter === "segment" ? meaning : undefined;
  const ofKind = kind === "motorbike" ? (usual?.motorbike ?? usual?.value) : usual?.value;
  return oneOf<SegmentId>(segmentsByKind[kind], bodies[kind].get(key) ?? ofKind);
};

export const statusOf = (key: string): VehicleStatus | undefined =>
  oneOf(["in-stock", "reserved", "bought"] as const, own.status.get(key));

export const kindOf = (key: string): VehicleKind | undefined => oneOf(vehicleKinds, own.kind.get(key));

export const badgeOf = (key: string): BadgeId | "none" | undefined =>
  /^(?:sin|no|none|sindistintivo|noaplica)$/.test(key) ? "none" : oneOf(badges, own.badge.get(key));
