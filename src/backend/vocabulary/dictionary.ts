import type { PriceRatingId } from "#domain/price-bands.ts";
import type { FlagFilter } from "#domain/search-query-keys.ts";
import type {
  BadgeId,
  FuelId,
  LicenceId,
  SegmentId,
  TransmissionId,
  VehicleKind,
} from "#domain/vehicle-types.ts";

/** The meaning of a Spanish or Portuguese word or phrase for the search. */
export type Meaning =
  | { readonly filter: "fuel"; readonly value: FuelId }
  | { readonly filter: "transmission"; readonly value: TransmissionId }
  | { readonly filter: "segment"; readonly value: SegmentId; readonly motorbike?: SegmentId }
  | { readonly filter: "badge"; readonly value: BadgeId }
  | { readonly filter: "licence"; readonly value: LicenceId }
  | { readonly filter: "rating"; readonly value: PriceRatingId }
  | { readonly filter: "owners"; readonly value: number }
  | { readonly filter: "newSince"; readonly value: number }
  | { readonly filter: FlagFilter }
  | { readonly kind: VehicleKind };

const fuel = (value: FuelId): Meaning => ({ filter: "fuel", value });
const transmission = (value: TransmissionId): Meaning => ({ filter: "transmission", value });
/** `motorbike`: the meaning for a motorbike, where it differs from that for a car. */
const segment = (value: SegmentId, motorbike?: SegmentId): Meaning => ({
  filter: "segment",
  value,
  ...(motorbike && { motorbike }),
});

/** The words for a badge or licence, before the letter or behind it. */
const combined = (before: string, values: string, behind = ""): string =>
  values
    .split("|")
    .flatMap((value) => [
      ...before.split("|").map((word) => `${word} ${value}`),
      ...(behind === "" ? [] : [`${value} ${behind}`]),
    ])
    .join("|");
const badge = (value: BadgeId, names: string): readonly [string, Meaning] => [
  combined(
    "pegatina|etiqueta|distintivo|distintivo ambiental|etiqueta ambiental|pegatina dgt|etiqueta dgt|dgt|distico",
    names,
  ),
  { filter: "badge", value },
];
const licence = (value: LicenceId): readonly [string, Meaning] => [
  combined(
    "carnet|carne|permiso|licencia|carta|carnet de conducir|permiso de conducir|carta de conducao|con carnet|com carta",
    value,
  ),
  { filter: "licence", value },
];

/** Phrases without accents, separated by bars, and their meaning. Both languages are in one list, since their words do not clash. */
const phrases: readonly (readonly [string, Meaning])[] = [
  ["gasolina|gasoline|tsi|tfsi|tce|ecoboost|puretech|mpi|vtec", fuel("petrol")],
  [
    "diesel|gasoil|gasoleo|gasoleos|tdi|tdci|hdi|bluehdi|dci|cdti|crdi|cdi|jtd|jtdm|multijet|d4d|gtd",
    fuel("diesel"),
  ],
  [
    "hibrido|hibridos|hibrida|hibridas|hybrid|hev|mhev|microhibrido|mild hybrid|full hybrid|etsi",
    fuel("hybrid"),
  ],
  [
    "hibrido enchufable|hibridos enchufables|hibrida enchufable|enchufable|enchufables|hibrido plug in|plug in hybrid|plug in|phev|gte",
    fuel("plug-in-hybrid"),
  ],
  ["electrico|electricos|electrica|electricas|eletrico|eletricos|eletrica|eletricas|ev", fuel("electric")],
  ["glp|gpl|lpg", fuel("lpg")],
  ["gnc|gas natural|cng|tgi", fuel("cng")],
  [
    "automatico|automaticos|automatica|automaticas|auto|automatic|cambio automatico|caja automatica|caixa automatica|mudancas automaticas|transmision automatica|transmissao automatica|dsg|dct|cvt|tiptronic|steptronic|xtronic",
    transmission("automatic"),
  ],
  [
    "manual|manuales|manuais|cambio manual|caja manual|caixa manual|mudancas manuais|transmision manual|transmissao manual",
    transmission("manual"),
  ],
  ["urbano|urbanos|utilitario|utilitarios|citadino|citadinos", segment("city")],
  ["compacto|compactos|hatchback", segment("hatchback")],
  ["berlina|berlinas|sedan|sedans|saloon", segment("saloon")],
  [
    "familiar|familiares|carrinha|carrinhas|ranchera|break|station wagon|estate|variant|avant|sportwagon|sport tourer|sports tourer",
    segment("estate"),
  ],
  ["touring", segment("estate", "touring")],
  [
    "suv|suvs|todocamino|todocaminos|todo camino|todoterreno|todoterrenos|todo terreno|todo o terreno|crossover|jipe|jipes",
    segment("suv"),
  ],
  ["coupe|coupes|deportivo|deportivos|desportivo|desportivos", segment("coupe", "sport")],
  [
    "descapotable|descapotables|cabrio|cabriolet|convertible|descapotavel|descapotaveis|roadster|spider",
    segment("convertible"),
  ],
  ["monovolumen|monovolumenes|monovolume|monovolumes|mpv", segment("mpv")],
  [
    "furgoneta|furgonetas|furgon|furgones|furgao|furgoes|comercial|comerciales|comerciais|carrinha comercial|van",
    segment("van"),
  ],
  ["pick up|pickup|pick ups|pickups", segment("pickup")],
  ["naked", segment("naked")],
  ["deportiva|deportivas|desportiva|desportivas", segment("sport")],
  ["scooter|scooters|escuter|vespino", segment("scooter")],
  ["trail|maxitrail", segment("trail")],
  ["custom|chopper", segment("custom")],
  [
    "4x4|4wd|awd|quattro|xdrive|4matic|4motion|traccion total|traccion integral|tracao integral|tracao total|tracao as quatro rodas|cuatro por cuatro",
    { filter: "traction4x4" },
  ],
  ["oferta|ofertas|rebajado|rebajados|rebaja|rebajas|descuento|desconto|promocao", { filter: "discount" }],
  ["financiado|financiacion|financiamento|financiar", { filter: "financing" }],
  ["iva deducible|iva dedutivel", { filter: "deductibleVAT" }],
  [
    "barato|baratos|barata|baratas|low cost|precio bajo|preco baixo|economico|economicos",
    { filter: "lowCost" },
  ],
  [
    "buen precio|chollo|chollos|ganga|gangas|bom preco|pechincha|pechinchas",
    { filter: "rating", value: "below" },
  ],
  ["destacado|destacados|destaque", { filter: "highlighted" }],
  badge("0", "0|cero|zero"),
  ["cero emisiones|0 emisiones", { filter: "badge", value: "0" }],
  badge("eco", "eco"),
  badge("c", "c"),
  badge("b", "b"),
  licence("b"),
  licence("a1"),
  licence("a2"),
  licence("a"),
  [
    "un dueno|un solo dueno|unico dueno|1 dueno|un propietario|unico propietario|primer dueno|um dono|um so dono|unico dono|1 dono|um proprietario|unico proprietario",
    { filter: "owners", value: 1 },
  ],
  ["dos duenos|2 duenos|dois donos|2 donos", { filter: "owners", value: 2 }],
  [
    "recien llegado|recien llegados|recien llegada|recien llegadas|novedades|acabado de chegar|acabados de chegar|recem chegado|recem chegados|novidades",
    { filter: "newSince", value: 7 },
  ],
  ["coche|coches|carro|carros|automovil|automoviles|automovel|automoveis|turismo|turismos", { kind: "car" }],
  ["moto|motos|motocicleta|motocicletas|mota|motas|motociclo", { kind: "motorbike" }],
];

/** Meanings by the letters and digits of their phrase. */
export const dictionary: ReadonlyMap<string, Meaning> = new Map(
  phrases.flatMap(([text, meaning]) =>
    text.split("|").map((phrase) => [phrase.replaceAll(" ", ""), meaning] as const),
  ),
);

/** Words without a meaning of their own. */
export const fillers: ReadonlySet<string> = new Set(
  (
    "a o e y u as os al ao aos el la los las lo un una uns umas um uma unos unas de del da do dos das en em no na nos nas con com por para que cv hp cc " +
    "segunda mano mao usado usados usada usadas ocasion vehiculo vehiculos veiculo veiculos busco quiero quero procuro necesito comprar compra venta venda " +
    "ano anos modelo modelos marca marcas clase classe serie tipo precio preco color cor motor cambio caja caixa traccion tracao combustible combustivel ver todos todas o cerca perto zona ciudad cidade "
  ).split(" "),
);

/** Words that turn the next one into something that no filter can express. */
export const negations: ReadonlySet<string> = new Set(["sin", "sem", "excepto", "exceto", "menos"]);

/** Other names of makes, by the letters of the name. */
export const brandNames: Readonly<Record<string, string>> = {
  vw: "volkswagen",
  volks: "volkswagen",
  mercedes: "mercedes-benz",
  benz: "mercedes-benz",
  alfa: "alfa-romeo",
  harley: "harley-davidson",
  enfield: "royal-enfield",
};

/** Makes whose name is also a plain word: accepted only where motorbikes are meant. */
export const wordBrands: ReadonlySet<string> = new Set(["zero"]);
