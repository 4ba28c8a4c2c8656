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
import { and, kilometres, or, price, seats, year } from "./portuguese-phrases.ts";
import { terms } from "./portuguese-terms.ts";
import { termParts } from "./term-parts.ts";

const kinds: Readonly<Record<VehicleKind, Subject>> = {
  car: masculine("carros"),
  motorbike: feminine("motos"),
};
const anyKind = masculine("veículos");

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
const transmissions: Readonly<Record<TransmissionId, string>> = {
  manual: "manual",
  automatic: "automática",
};
const flags: FlagWords = {
  lowCost: ["end", "a preço baixo"],
  highlighted: ["end", "em destaque"],
  traction4x4: ["advantage", "tração 4x4"],
  deductibleVAT: ["advantage", "IVA dedutível"],
  discount: ["end", "com preço reduzido"],
  financing: ["advantage", "financiamento"],
};

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

const { formats } = marketOf("pt");

const subjects: Grammar["subjects"] = (search) => {
  const { kind, makes } = search;
  const noun = kind ? kinds[kind] : anyKind;
  const bodies = search.segments.map((id) => segments[id]);
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
        : `Há ${formats.number(total)} ${one.text}s que correspondem à sua pesquisa, ${promise}.`;
  if (reserved === 0) return found;
  const others =
    reserved === 1
      ? `${one.isFeminine ? "Outra" : "Outro"} está ${one.isFeminine ? "reservada" : "reservado"}.`
      : `${agree("Outros", one)} ${formats.number(reserved)} estão ${agree("reservados", one)}.`;
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
      : `${formats.number(total)} ${total === 1 ? "unidade" : "unidades"}`,
  promise: "Preço a pronto, prestação com TAEG e histórico de preços.",
  page: (number) => `página ${number}`,
  parts: (search, subject) => {
    const few = search.fuels.length <= mostNamed;
    const fuel = few
      ? and(search.fuels.map((id) => agree(fuels[id], subject)))
      : `de ${search.fuels.length} combustíveis`;
    const gearbox = or(search.transmissions.map((id) => transmissions[id]));
    const advantage = and(wordsOf(flags, "advantage", search));
    return partsOf([
      [fuel, weights.fuel],
      [seats(search), weights.seats],
      [terms.engine(search, subject), weights.engine],
      [search.where, weights.where, true],
      [terms.near(search, subject), weights.near, true],
      [year(search), weights.year, true],
      [gearbox && `com caixa ${gearbox}`, weights.transmission, true],
      [kilometres(search), weights.kms, true],
      ...termParts(terms, search, subject),
      [price(search), weights.price, true],
      [advantage && `com ${advantage}`, weights.advantages, true],
      [and(wordsOf(flags, "end", search)), weights.marks, true],
    ]);
  },
};
