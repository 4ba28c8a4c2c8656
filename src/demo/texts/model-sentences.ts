import type { FuelId, VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { carFuelsEs, carFuelsPt, type OneMany } from "./car-fuels.ts";

export type ModelWords = {
  /** Several openings, so that neighbouring pages do not read alike. `{name}` is make and model. */
  readonly opening: readonly [string, ...string[]];
  readonly fuels: Readonly<Record<FuelId, OneMany>>;
  /** `{list}`: `3 de gasolina y 2 híbridos`. */
  readonly fuelMix: string;
  readonly oneFuel: string;
  readonly power: string;
  readonly onePower: string;
  readonly allAutomatic: string;
  readonly allManual: string;
  readonly someAutomatic: string;
  readonly oneAutomatic: string;
  readonly kilometers: readonly [string, ...string[]];
  readonly ages: string;
  readonly places: string;
  readonly onePlace: string;
};

/** What the page of a model may say; only sentences that hold for its vehicles are used. */
export const modelWords = {
  es: {
    car: {
      opening: [
        "Hay {count} {name} de segunda mano, de {minPrice} a {maxPrice}.",
        "{count} {name} a la venta, matriculados entre {minYear} y {maxYear}. El más barato cuesta {minPrice}.",
        "Por un {name} de segunda mano pedimos entre {minPrice} y {maxPrice}. Tenemos {count}.",
        "De los {count} {name} que tenemos, el más barato cuesta {minPrice} y el más caro {maxPrice}.",
      ],
      fuels: carFuelsEs,
      fuelMix: "Por motor: {list}.",
      oneFuel: "Todos son {fuel}.",
      power: "La potencia va de {minPower} a {maxPower} CV.",
      onePower: "Todos tienen {minPower} CV.",
      allAutomatic: "Todos llevan cambio automático.",
      allManual: "Todos llevan cambio manual.",
      someAutomatic: "{automatic} llevan cambio automático.",
      oneAutomatic: "Solo uno lleva cambio automático.",
      kilometers: [
        "El que menos ha rodado marca {minKilometers}.",
        "El cuentakilómetros más bajo marca {minKilometers}.",
      ],
      ages: "Uno de {maxYear} cuesta desde {newPrice}; uno de {minYear}, desde {oldPrice}.",
      places: "Están en {dealers} concesionarios, entre ellos los de {places}.",
      onePlace: "Están todos en {places}.",
    },
    motorbike: {
      opening: [
        "Hay {count} {name} de segunda mano, de {minPrice} a {maxPrice}.",
        "{count} {name} a la venta, matriculadas entre {minYear} y {maxYear}. La más barata cuesta {minPrice}.",
        "Por una {name} de segunda mano pedimos entre {minPrice} y {maxPrice}. Tenemos {count}.",
      ],
      fuels: { ...carFuelsEs, electric: ["eléctrica", "eléctricas"], hybrid: ["híbrida", "híbridas"] },
      fuelMix: "Por motor: {list}.",
      oneFuel: "Todas son {fuel}.",
      power: "La potencia va de {minPower} a {maxPower} CV.",
      onePower: "Todas tienen {minPower} CV.",
      allAutomatic: "Todas son automáticas.",
      allManual: "Todas llevan cambio manual.",
      someAutomatic: "{automatic} son automáticas.",
      oneAutomatic: "Solo una es automática.",
      kilometers: [
        "La que menos ha rodado marca {minKilometers}.",
        "El cuentakilómetros más bajo marca {minKilometers}.",
      ],
      ages: "Una de {maxYear} cuesta desde {newPrice}; una de {minYear}, desde {oldPrice}.",
      places: "Están en {dealers} concesionarios, entre ellos los de {places}.",
      onePlace: "Están todas en {places}.",
    },
  },
  pt: {
    car: {
      opening: [
        "Há {count} {name} em segunda mão, de {minPrice} a {maxPrice}.",
        "{count} {name} à venda, com matrículas entre {minYear} e {maxYear}. O mais barato custa {minPrice}.",
        "Por um {name} em segunda mão pedimos entre {minPrice} e {maxPrice}. Temos {count}.",
        "Dos {count} {name} que temos, o mais barato custa {minPrice} e o mais caro {maxPrice}.",
      ],
      fuels: carFuelsPt,
      fuelMix: "Por motor: {list}.",
      oneFuel: "São todos {fuel}.",
      power: "A potência vai de {minPower} a {maxPower} CV.",
      onePower: "Todos têm {minPower} CV.",
      allAutomatic: "Todos têm caixa automática.",
      allManual: "Todos têm caixa manual.",
      someAutomatic: "{automatic} têm caixa automática.",
      oneAutomatic: "Só um tem caixa automática.",
      kilometers: [
        "O que menos andou marca {minKilometers}.",
        "O conta-quilómetros mais baixo marca {minKilometers}.",
      ],
      ages: "Um de {maxYear} custa a partir de {newPrice}; um de {minYear}, a partir de {oldPrice}.",
      places: "Estão em {dealers} concessionários, entre eles os de {places}.",
      onePlace: "Estão todos em {places}.",
    },
    motorbike: {
      opening: [
        "Há {count} {name} em segunda mão, de {minPrice} a {maxPrice}.",
        "{count} {name} à venda, com matrículas entre {minYear} e {maxYear}. A mais barata custa {minPrice}.",
        "Por uma {name} em segunda mão pedimos entre {minPrice} e {maxPrice}. Temos {count}.",
      ],
      fuels: { ...carFuelsPt, electric: ["elétrica", "elétricas"], hybrid: ["híbrida", "híbridas"] },
      fuelMix: "Por motor: {list}.",
      oneFuel: "São todas {fuel}.",
      power: "A potência vai de {minPower} a {maxPower} CV.",
      onePower: "Todas têm {minPower} CV.",
      allAutomatic: "São todas automáticas.",
      allManual: "Todas têm caixa manual.",
      someAutomatic: "{automatic} são automáticas.",
      oneAutomatic: "Só uma é automática.",
      kilometers: [
        "A que menos andou marca {minKilometers}.",
        "O conta-quilómetros mais baixo marca {minKilometers}.",
      ],
      ages: "Uma de {maxYear} custa a partir de {newPrice}; uma de {minYear}, a partir de {oldPrice}.",
      places: "Estão em {dealers} concessionários, entre eles os de {places}.",
      onePlace: "Estão todas em {places}.",
    },
  },
} as const satisfies Record<Locale, Record<VehicleKind, ModelWords>>;
