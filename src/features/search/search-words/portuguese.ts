import type { FlagFilter } from "#domain/search-query.ts";
import type { FuelId, SegmentId, TransmissionId, VehicleKind } from "#domain/vehicle-types.ts";
import { pt } from "#market/pt.ts";
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
  car: masculine("carros"),
  motorbike: feminine("motos"),
};
const anyKind = masculine("veículos");

const segments: Readonly<Record<SegmentId, Subject>> = {
  city: masculine("citadinos"),
  hatchback: masculine("carros compactos"),
  saloon: feminine("berlinas"),
  estate: feminine("carrinhas"),
  suv: masculine("SUV"),
  coupe: masculine("coupés"),
  convertible: masculine("descapotáveis"),
  mpv: masculine("monovolumes"),
  van: feminine("furgonetas"),
  pickup: feminine("pick-up"),
  naked: feminine("motos naked"),
  sport: feminine("motos desportivas"),
  scooter: feminine("scooters"),
  trail: feminine("motos trail"),
  touring: feminine("motos de turismo"),
  custom: feminine("motos custom"),
};

/** In the plural; `o` at an end becomes `a` behind a feminine noun. */
const fuels: Readonly<Record<FuelId, string>> = {
  petrol: "a gasolina",
  diesel: "a gasóleo",
  hybrid: "híbridos",
  "plug-in-hybrid": "híbridos plug-in",
  electric: "elétricos",
  lpg: "a GPL",
  cng: "a gás natural",
};
const transmissions: Readonly<Record<TransmissionId, string>> = { manual: "manual", automatic: "automática" };
const marks: Partial<Readonly<Record<FlagFilter, string>>> = {
  highlighted: "em destaque",
  discount: "com preço reduzido",
  lowCost: "a preço baixo",
};
const advantages: Partial<Readonly<Record<FlagFilter, string>>> = {
  traction4x4: "tração 4x4",
  deductibleVAT: "IVA dedutível",
  financing: "financiamento",
};

const and = (items: readonly string[]): string => joinValues(items, () => "e");
const or = (items: readonly string[]): string => joinValues(items, () => "ou");
const euros = (value: number): string => `${pt.formats.number(value)}\u00a0€`;
const kms = pt.formats.kilometres;

const year = (asked: AskedSearch) =>
  rangeWords(asked.ranges.year, {
    exact: (value) => `de ${value}`,
    from: (value) => `a partir de ${value}`,
    to: (value) => `até ${value}`,
    between: (from, to) => `de ${from} a ${to}`,
  });
const kilometres = (asked: AskedSearch) =>
  rangeWords(asked.ranges.kms, {
    exact: (value) => `com ${kms(value)}`,
    from: (value) => `com ${kms(value)} ou mais`,
    to: (value) => `com até ${kms(value)}`,
    between: (from, to) => `com ${pt.formats.number(from)} a ${kms(to)}`,
  });
const price = (asked: AskedSearch) =>
  rangeWords(asked.ranges.price, {
    exact: (value) => `por ${euros(value)}`,
    from: (value) => `a partir de ${euros(value)}`,
    to: (value) => `até ${euros(value)}`,
    between: (from, to) => `de ${pt.formats.number(from)} a ${euros(to)}`,
  });

const seats = ({ seats: values }: AskedSearch): string | undefined => {
  if (values.length === 0) return undefined;
  if (values.length > mostNamed + 1) return "com diferente número de lugares";
  return values.join() === "1" ? "de um lugar" : `de ${or(values.map(String))} lugares`;
};

const subjects: Grammar["subjects"] = (asked) => {
  const { kind, makes } = asked;
  const noun = kind ? kinds[kind] : anyKind;
  const bodies = asked.segments.map((id) => segments[id]);
  const body =
    bodies.length === 0
      ? undefined
      : bodies.length > mostNamed
        ? followedBy(noun, `de ${bodies.length} ${kind === "motorbike" ? "tipos" : "carroçarias"}`)
        : joinSubjects(bodies, and);
  const [first] = makes;
  const names = namedMakes(makes, and);
  const counted = (subject: Subject): Subject | undefined => {
    if (first === undefined) return undefined;
    return makes.length > 1
      ? { ...subject, behind: `de ${makes.length} marcas` }
      : { ...followedBy(subject, first.name), behind: `de ${first.models.length} modelos` };
  };
  const plain = names ? followedBy(noun, names) : undefined;
  const whole = body ? (names ? followedBy(body, names) : (counted(body) ?? body)) : (plain ?? counted(noun));
  const shorter = [plain, counted(noun), body].filter((subject) => subject !== undefined);
  return [whole ?? noun, ...shorter, noun];
};

const ones: Readonly<Record<VehicleKind | "any", Subject & { readonly none: string }>> = {
  car: { ...masculine("carro"), none: "nenhum carro" },
  motorbike: { ...feminine("moto"), none: "nenhuma moto" },
  any: { ...masculine("veículo"), none: "nenhum veículo" },
};

const introduction: Grammar["introduction"] = ({ total, reserved, kind }) => {
  const one = ones[kind ?? "any"];
  const promise = "com preço a pronto, prestação mensal e TAEG";
  const found =
    total === 0
      ? `Neste momento não há ${one.none} à venda que corresponda a toda a sua pesquisa.`
      : total === 1
        ? `Há 1 ${one.text} que corresponde à sua pesquisa, ${promise}.`
        : `Há ${pt.formats.number(total)} ${one.text}s que correspondem à sua pesquisa, ${promise}.`;
  if (reserved === 0) return found;
  const others =
    reserved === 1
      ? `${one.isFeminine ? "Outra" : "Outro"} está ${one.isFeminine ? "reservada" : "reservado"}.`
      : `${agree("Outros", one)} ${pt.formats.number(reserved)} estão ${agree("reservados", one)}.`;
  return `${found} ${others}`;
};

/** Portuguese of Portugal: "carros SEAT Ibiza a gasóleo usados até 12 000 €". */
export const portuguese: Grammar = {
  subjects,
  secondHand: (subject) => agree("usados", subject),
  introduction,
  found: ({ total }) =>
    total === 0
      ? "neste momento não há nenhuma unidade"
      : `${pt.formats.number(total)} ${total === 1 ? "unidade" : "unidades"}`,
  promise: "Preço a pronto, prestação com TAEG e histórico de preços.",
  page: (number) => `página ${number}`,
  parts: (asked, subject) => {
    const few = asked.fuels.length <= mostNamed;
    const fuel = few
      ? and(asked.fuels.map((id) => agree(fuels[id], subject)))
      : `de ${asked.fuels.length} combustíveis`;
    const gearbox = or(asked.transmissions.map((id) => transmissions[id]));
    const advantage = and(wordsOf(advantages, asked));
    return partsOf([
      [fuel, weights.fuel],
      [seats(asked), weights.seats],
      [asked.where, weights.where, true],
      [year(asked), weights.year, true],
      [gearbox && `com caixa ${gearbox}`, weights.transmission, true],
      [kilometres(asked), weights.kms, true],
      [price(asked), weights.price, true],
      [advantage && `com ${advantage}`, weights.advantages, true],
      [and(wordsOf(marks, asked)), weights.marks, true],
    ]);
  },
};
