import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";

export type Sentences = {
  /** Several ways to open, so that neighbouring landings do not read alike. */
  opening: readonly [string, ...string[]];
  /** When there is a single vehicle. */
  openingOne: string;
  oneModel: string;
  twoModels: string;
  manyModels: string;
  automatic: string;
  electrified: string;
  both: string;
  years: string;
};

export const sentences = {
  es: {
    car: {
      opening: [
        "Tenemos {count} {make} de segunda mano en {dealers} concesionarios. El más barato cuesta {minPrice} y el que menos ha rodado marca {minKilometers}.",
        "{count} coches {make} buscan dueño. Los precios van de {minPrice} a {maxPrice}, y el cuentakilómetros más bajo marca {minKilometers}.",
        "En esta página están los {count} {make} del stock, repartidos por {dealers} concesionarios, desde {minPrice}.",
      ],
      openingOne:
        "Ahora mismo tenemos un solo {make} de segunda mano: cuesta {minPrice} y marca {minKilometers}.",
      oneModel: "Todos son del modelo {topModel}.",
      twoModels: "Puedes elegir entre {modelList}.",
      manyModels:
        "El modelo con más unidades es el {topModel}, con {topModelCount}; después vienen {modelList}.",
      automatic: "{automatic} llevan cambio automático.",
      electrified: "{electrified} son híbridos o eléctricos.",
      both: "{automatic} llevan cambio automático y {electrified} son híbridos o eléctricos.",
      years: "Están matriculados entre {minYear} y {maxYear}.",
    },
    motorbike: {
      opening: [
        "Tenemos {count} motos {make} de segunda mano en {dealers} concesionarios. La más barata cuesta {minPrice} y la que menos ha rodado marca {minKilometers}.",
        "{count} motos {make} buscan dueño. Los precios van de {minPrice} a {maxPrice}.",
        "Aquí están las {count} {make} del stock, desde {minPrice}. La que menos ha rodado marca {minKilometers}.",
      ],
      openingOne:
        "Ahora mismo tenemos una sola moto {make} de segunda mano: cuesta {minPrice} y marca {minKilometers}.",
      oneModel: "Todas son del modelo {topModel}.",
      twoModels: "Puedes elegir entre {modelList}.",
      manyModels:
        "El modelo con más unidades es {topModel}, con {topModelCount}; después vienen {modelList}.",
      automatic: "{automatic} son automáticas.",
      electrified: "{electrified} son eléctricas.",
      both: "{automatic} son automáticas y {electrified} son eléctricas.",
      years: "Están matriculadas entre {minYear} y {maxYear}.",
    },
  },
  pt: {
    car: {
      opening: [
        "Temos {count} {make} em segunda mão em {dealers} concessionários. O mais barato custa {minPrice} e o que menos andou marca {minKilometers}.",
        "{count} carros {make} procuram dono. Os preços vão de {minPrice} a {maxPrice}, e o conta-quilómetros mais baixo marca {minKilometers}.",
        "Nesta página estão os {count} {make} do stock, em {dealers} concessionários, a partir de {minPrice}.",
      ],
      openingOne:
        "Neste momento temos um só {make} em segunda mão: custa {minPrice} e marca {minKilometers}.",
      oneModel: "São todos do modelo {topModel}.",
      twoModels: "Pode escolher entre {modelList}.",
      manyModels: "O modelo com mais unidades é o {topModel}, com {topModelCount}; seguem-se {modelList}.",
      automatic: "{automatic} têm caixa automática.",
      electrified: "{electrified} são híbridos ou elétricos.",
      both: "{automatic} têm caixa automática e {electrified} são híbridos ou elétricos.",
      years: "Têm matrícula entre {minYear} e {maxYear}.",
    },
    motorbike: {
      opening: [
        "Temos {count} motos {make} em segunda mão em {dealers} concessionários. A mais barata custa {minPrice} e a que menos andou marca {minKilometers}.",
        "{count} motos {make} procuram dono. Os preços vão de {minPrice} a {maxPrice}.",
        "Aqui estão as {count} {make} do stock, a partir de {minPrice}. A que menos andou marca {minKilometers}.",
      ],
      openingOne:
        "Neste momento temos uma só moto {make} em segunda mão: custa {minPrice} e marca {minKilometers}.",
      oneModel: "São todas do modelo {topModel}.",
      twoModels: "Pode escolher entre {modelList}.",
      manyModels: "O modelo com mais unidades é {topModel}, com {topModelCount}; seguem-se {modelList}.",
      automatic: "{automatic} são automáticas.",
      electrified: "{electrified} são elétricas.",
      both: "{automatic} são automáticas e {electrified} são elétricas.",
      years: "Têm matrícula entre {minYear} e {maxYear}.",
    },
  },
} as const satisfies Record<Locale, Record<VehicleKind, Sentences>>;
