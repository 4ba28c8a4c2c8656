import type { FuelId, SegmentId, TransmissionId, VehicleKind } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import {
  agree,
  type FlagWords,
  feminine,
  followedBy,
  joinSubjects,
  masculine,
  mostNamed,
  namedMakes,
  type Subject,
  wordsOf,
} from "./noun-phrase.ts";
import { type Grammar, partsOf, weights } from "./phrase.ts";
import { and, kilometres, price, seats, year } from "./spanish-phrases.ts";
import { terms } from "./spanish-terms.ts";
import { termParts } from "./term-parts.ts";

const kinds: Readonly<Record<VehicleKind, Subject>> = {
  car: masculine("coches"),
  motorbike: feminine("motos"),
};
const anyKind = masculine("vehículos");

/** In the plural; `o` at an end becomes `a` behind a feminine noun. */
const fuels: Readonly<Record<FuelId, string>> = {
  petrol: "de gasolina",
  diesel: "diésel",
  hybrid: "híbridos",
  "plug-in-hybrid": "híbridos enchufables",
  electric: "eléctricos",
  lpg: "de GLP",
  cng: "de gas natural",
};
const transmissions: Readonly<Record<TransmissionId, string>> = {
  manual: "manuales",
  automatic: "automáticos",
};
const flags: FlagWords = {
  lowCost: ["end", "a precio bajo"],
  highlighted: ["mark", "destacados"],
  traction4x4: ["advantage", "tracción 4x4"],
  deductibleVAT: ["advantage", "IVA deducible"],
  discount: ["mark", "rebajados"],
  financing: ["advantage", "financiación"],
};

const segments: Readonly<Record<SegmentId, Subject>> = {
  city: masculine("coches urbanos"),
  hatchback: masculine("coches compactos"),
  saloon: feminine("berlinas"),
  estate: masculine("coches familiares"),
  suv: masculine("SUV"),
  coupe: masculine("cupés"),
  convertible: masculine("descapotables"),
  mpv: masculine("monovolúmenes"),
  van: feminine("furgonetas"),
  pickup: feminine("pick-up"),
  naked: feminine("motos naked"),
  sport: feminine("motos deportivas"),
  scooter: masculine("scooters"),
  trail: feminine("motos trail"),
  touring: feminine("motos touring"),
  custom: feminine("motos custom"),
};

const { formats } = marketOf("es");

const subjects: Grammar["subjects"] = (search) => {
  const { kind, makes } = search;
  const noun = kind ? kinds[kind] : anyKind;
  const bodies = search.segments.map((id) => segments[id]);
  const isCounted = bodies.length > mostNamed;
  const body =
    bodies.length === 0
      ? undefined
      : isCounted
        ? followedBy(noun, `de ${bodies.length} ${kind === "motorbike" ? "tipos" : "carrocerías"}`)
        : joinSubjects(bodies, and);
  const names = namedMakes(makes, and);
  const [first] = makes;
  const counted = (subject: Subject): Subject | undefined => {
    if (first === undefined) return undefined;
    return makes.length > 1
      ? { ...subject, behind: `de ${makes.length} marcas` }
      : { ...followedBy(subject, first.name), behind: `de ${first.models.length} modelos` };
  };
  // A car goes by its make alone; a motorbike, and what is counted, needs its noun.
  const goesAlone = kind !== "motorbike";
  const bare = names ? (goesAlone ? masculine(names) : followedBy(noun, names)) : undefined;
  const whole = body ? (names ? followedBy(body, names) : (counted(body) ?? body)) : (bare ?? counted(noun));
  const shorter = [bare, counted(noun), body].filter((subject) => subject !== undefined);
  return [whole ?? noun, ...shorter, noun];
};

const ones: Readonly<Record<VehicleKind | "any", Subject & { readonly none: string }>> = {
  car: { ...masculine("coche"), none: "ningún coche" },
  motorbike: { ...feminine("moto"), none: "ninguna moto" },
  any: { ...masculine("vehículo"), none: "ningún vehículo" },
};

const introduction: Grammar["introduction"] = ({ total, reserved, kind }) => {
  const one = ones[kind ?? "any"];
  const promise = "con precio al contado, cuota mensual y TAE";
  const found =
    total === 0
      ? `Ahora mismo no hay ${one.none} a la venta que cumpla toda tu búsqueda.`
      : total === 1
        ? `Hay 1 ${one.text} que cumple tu búsqueda, ${promise}.`
        : `Hay ${formats.number(total)} ${one.text}s que cumplen tu búsqueda, ${promise}.`;
  if (reserved === 0) return found;
  const others =
    reserved === 1
      ? `${one.isFeminine ? "Otra" : "Otro"} está ${one.isFeminine ? "reservada" : "reservado"}.`
      : `${agree("Otros", one)} ${formats.number(reserved)} están ${agree("reservados", one)}.`;
  return `${found} ${others}`;
};

/** Spanish of Spain: "SEAT Ibiza diésel de segunda mano hasta 12.000 €". */
export const spanish: Grammar = {
  subjects,
  secondHand: () => "de segunda mano",
  introduction,
  found: ({ total }) =>
    total === 0
      ? "ahora mismo no hay ninguna unidad"
      : `${formats.number(total)} ${total === 1 ? "unidad" : "unidades"}`,
  promise: "Precio al contado, cuota con TAE e historial de precios.",
  page: (number) => `página ${number}`,
  parts: (search, subject) => {
    const few = search.fuels.length <= mostNamed;
    const fuel = few
      ? and(search.fuels.map((id) => agree(fuels[id], subject)))
      : `de ${search.fuels.length} combustibles`;
    const advantage = and(wordsOf(flags, "advantage", search));
    return partsOf([
      [fuel, weights.fuel],
      [and(search.transmissions.map((id) => agree(transmissions[id], subject))), weights.transmission],
      [and(wordsOf(flags, "mark", search).map((mark) => agree(mark, subject))), weights.marks],
      [seats(search), weights.seats],
      [terms.engine(search, subject), weights.engine],
      [search.where, weights.where, true],
      [terms.near(search, subject), weights.near, true],
      [year(search), weights.year, true],
      [kilometres(search), weights.kms, true],
      ...termParts(terms, search, subject),
      [price(search), weights.price, true],
      [advantage && `con ${advantage}`, weights.advantages, true],
      [and(wordsOf(flags, "end", search)), weights.marks, true],
    ]);
  },
};
