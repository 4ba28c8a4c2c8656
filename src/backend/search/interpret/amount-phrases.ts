import type { RangeFilter } from "#domain/search-query-keys.ts";

export type Unit = RangeFilter | "seats" | "cc";
export type Side = "From" | "To";

/** A limit that a text sets, and its words: from `start`, up to and without `end`. */
export type Amount = {
  readonly unit: Unit;
  readonly from?: number;
  readonly to?: number;
  readonly start: number;
  readonly end: number;
};

const phrases = (text: string) => text.split("|").map((phrase) => phrase.split(" "));
export const sides: readonly (readonly [Side, readonly (readonly string[])[]])[] = [
  [
    "To",
    phrases(
      "hasta|ate|menos|maximo|maxima|max|como mucho|por debajo|por menos|abaixo|inferior|no mas|nao mais|no maximo|antes",
    ),
  ],
  [
    "From",
    phrases(
      "desde|mas|mais|minimo|minima|min|al menos|por lo menos|pelo menos|a partir|superior|por encima|acima|no menos|depois|despues",
    ),
  ],
];
export const units: Readonly<Record<string, Unit>> = {
  euros: "price",
  euro: "price",
  eur: "price",
  km: "kms",
  kms: "kms",
  kilometros: "kms",
  quilometros: "kms",
  plazas: "seats",
  asientos: "seats",
  lugares: "seats",
  cv: "power",
  hp: "power",
  caballos: "power",
  cavalos: "power",
  cc: "cc",
  cm3: "cc",
};
/** After a sum of money: it is paid every month. */
export const everyMonth = phrases("al mes|por mes|ao mes|cada mes|mes|mensuales|mensual|mensais|mensal");
/** After kilometres: they are driven on the battery. */
export const onBattery = phrases("de autonomia|autonomia|electricos de autonomia|eletricos de autonomia");
/** The unit of a limit by the word before it: `precio hasta 12000`. */
export const announced: Readonly<Record<string, Unit>> = {
  ...units,
  precio: "price",
  preco: "price",
  ano: "year",
  matriculado: "year",
  cuota: "monthly",
  cuotas: "monthly",
  mensualidad: "monthly",
  mensalidade: "monthly",
  prestacao: "monthly",
  potencia: "power",
  cilindrada: "cc",
  autonomia: "range",
};
export const seatWords: readonly string[] = "dos tres cuatro cinco seis siete ocho nueve".split(" ");
export const portugueseSeatWords: readonly string[] = "dois tres quatro cinco seis sete oito nove".split(" ");
export const largest = {
  price: 2_000_000,
  kms: 900_000,
  seats: 9,
  year: 2100,
  power: 2_000,
  monthly: 9_999,
  range: 2_000,
  cc: 3_000,
} as const satisfies Record<Unit, number>;
