import type { FlagFilter } from "#domain/search-query.ts";
import type { FuelId, SegmentId, TransmissionId, VehicleKind } from "#domain/vehicle-types.ts";
import { es } from "#market/es.ts";
import type { AskedSearch } from "./asked-search.ts";
import {
  agree,
  feminine,
  followedBy,
  joinSubjects,
  joinValues,
  masculine,
  mostNamed,
  namedMakes,
  rangeWords,
  type Subject,
  wordsOf,
} from "./noun-phrase.ts";
import { type Grammar, partsOf, weights } from "./phrase.ts";

const kinds: Readonly<Record<VehicleKind, Subject>> = {
  car: masculine("coches"),
  motorbike: feminine("motos"),
};
const anyKind = masculine("vehículos");

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
const marks: Partial<Readonly<Record<FlagFilter, string>>> = {
  highlighted: "destacados",
  discount: "rebajados",
};
const advantages: Partial<Readonly<Record<FlagFilter, string>>> = {
  traction4x4: "tracción 4x4",
  deductibleVAT: "IVA deducible",
  financing: "financiación",
};

/** "y", or "e" before the sound i: "Audi e Hyundai", "diésel e híbridos"; not before "hie-" nor "Yamaha". */
const and = (items: readonly string[]): string =>
  joinValues(items, (next) => (/^(?:h?[ií](?![ae])|hy|y(?![aeiouáéíóú]))/i.test(next) ? "e" : "y"));
/** "o", or "u" before the sound o: "7 u 8". */
const or = (items: readonly string[]): string =>
  joinValues(items, (next) => (/^(?:8|11$)/.test(next) ? "u" : "o"));

const euros = (value: number): string => `${es.formats.number(value)}\u00a0€`;
const kms = es.formats.kilometres;

const year = (asked: AskedSearch) =>
  rangeWords(asked.ranges.year, {
    exact: (value) => `de ${value}`,
    from: (value) => `desde ${value}`,
    to: (value) => `hasta ${value}`,
    between: (from, to) => `de ${from} a ${to}`,
  });
const kilometres = (asked: AskedSearch) =>
  rangeWords(asked.ranges.kms, {
    exact: (value) => `con ${kms(value)}`,
    from: (value) => `con ${kms(value)} o más`,
    to: (value) => `con hasta ${kms(value)}`,
    between: (from, to) => `con entre ${es.formats.number(from)} y ${kms(to)}`,
  });
const price = (asked: AskedSearch) =>
  rangeWords(asked.ranges.price, {
    exact: (value) => `por ${euros(value)}`,
    from: (value) => `desde ${euros(value)}`,
    to: (value) => `hasta ${euros(value)}`,
    between: (from, to) => `de ${es.formats.number(from)} a ${euros(to)}`,
  });

const seats = ({ seats: values }: AskedSearch): string | undefined => {
  if (values.length === 0) return undefined;
  if (values.length > mostNamed + 1) return "con distinto número de plazas";
  return values.join() === "1" ? "de una plaza" : `de ${or(values.map(String))} plazas`;
};

const subjects: Grammar["subjects"] = (asked) => {
  const { kind, makes } = asked;
  const noun = kind ? kinds[kind] : anyKind;
  const bodies = asked.segments.map((id) => segments[id]);
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
        : `Hay ${es.formats.number(total)} ${one.text}s que cumplen tu búsqueda, ${promise}.`;
  if (reserved === 0) return found;
  const others =
    reserved === 1
      ? `${one.isFeminine ? "Otra" : "Otro"} está ${one.isFeminine ? "reservada" : "reservado"}.`
      : `${agree("Otros", one)} ${es.formats.number(reserved)} están ${agree("reservados", one)}.`;
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
      : `${es.formats.number(total)} ${total === 1 ? "unidad" : "unidades"}`,
  promise: "Precio al contado, cuota con TAE e historial de precios.",
  page: (number) => `página ${number}`,
  parts: (asked, subject) => {
    const few = asked.fuels.length <= mostNamed;
    const fuel = few
      ? and(asked.fuels.map((id) => agree(fuels[id], subject)))
      : `de ${asked.fuels.length} combustibles`;
    const advantage = and(wordsOf(advantages, asked));
    return partsOf([
      [fuel, weights.fuel],
      [and(asked.transmissions.map((id) => agree(transmissions[id], subject))), weights.transmission],
      [and(wordsOf(marks, asked).map((mark) => agree(mark, subject))), weights.marks],
      [seats(asked), weights.seats],
      [asked.where, weights.where, true],
      [year(asked), weights.year, true],
      [kilometres(asked), weights.kms, true],
      [price(asked), weights.price, true],
      [advantage && `con ${advantage}`, weights.advantages, true],
      [asked.flags.includes("lowCost") ? "a precio bajo" : undefined, weights.marks, true],
    ]);
  },
};
