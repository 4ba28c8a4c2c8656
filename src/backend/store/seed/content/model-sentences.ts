import type { FuelId, SegmentId, VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";

/** One and many of something, such as `híbrido` and `híbridos`. */
type OneMany = readonly [one: string, many: string];

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

const carFuelsEs: ModelWords["fuels"] = {
  petrol: ["de gasolina", "de gasolina"],
  diesel: ["diésel", "diésel"],
  hybrid: ["híbrido", "híbridos"],
  "plug-in-hybrid": ["híbrido enchufable", "híbridos enchufables"],
  electric: ["eléctrico", "eléctricos"],
  lpg: ["de gas", "de gas"],
  cng: ["de gas natural", "de gas natural"],
};

const carFuelsPt: ModelWords["fuels"] = {
  petrol: ["a gasolina", "a gasolina"],
  diesel: ["a gasóleo", "a gasóleo"],
  hybrid: ["híbrido", "híbridos"],
  "plug-in-hybrid": ["híbrido plug-in", "híbridos plug-in"],
  electric: ["elétrico", "elétricos"],
  lpg: ["a GPL", "a GPL"],
  cng: ["a gás natural", "a gás natural"],
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

/** What to look at when one buys a vehicle of this body type; the model's page closes with it. */
export const modelAdvice = {
  city: {
    es: "Un urbano vive de trayectos cortos: mira el embrague, los frenos y las marcas de aparcamiento en las llantas.",
    pt: "Um citadino vive de trajetos curtos: veja a embraiagem, os travões e as marcas de estacionamento nas jantes.",
  },
  hatchback: {
    es: "Con dos versiones parecidas, la diferencia suele estar en el equipamiento: en la comparación se ve línea a línea.",
    pt: "Entre duas versões parecidas, a diferença costuma estar no equipamento: na comparação vê-se linha a linha.",
  },
  saloon: {
    es: "Una berlina suele venir de autopista. Muchos kilómetros con revisiones al día pesan menos que pocos sin ellas.",
    pt: "Uma berlina costuma vir da autoestrada. Muitos quilómetros com revisões em dia pesam menos do que poucos sem elas.",
  },
  estate: {
    es: "Abate los asientos y mira el suelo del maletero y los anclajes: dicen cómo se ha usado.",
    pt: "Rebata os bancos e veja o piso da bagageira e as fixações: dizem como foi usado.",
  },
  suv: {
    es: "Si no necesitas tracción a las cuatro ruedas, la versión de dos gasta menos y tiene menos que mantener.",
    pt: "Se não precisa de tração às quatro rodas, a versão de duas gasta menos e tem menos manutenção.",
  },
  coupe: {
    es: "Siéntate también detrás y comprueba qué neumáticos lleva: en un cupé son caros y dicen cómo se ha conducido.",
    pt: "Sente-se também atrás e veja que pneus tem: num coupé são caros e dizem como foi conduzido.",
  },
  convertible: {
    es: "Abre y cierra la capota dos veces, y busca humedad en las alfombrillas y en el maletero.",
    pt: "Abra e feche a capota duas vezes, e procure humidade nos tapetes e na bagageira.",
  },
  mpv: {
    es: "Prueba la tercera fila con quien vaya a usarla y comprueba las puertas correderas en cuesta.",
    pt: "Experimente a terceira fila com quem a vai usar e as portas de correr numa subida.",
  },
  van: {
    es: "Pregunta si ha sido de trabajo y mira el suelo de carga, las puertas y la suspensión trasera.",
    pt: "Pergunte se foi de trabalho e veja o piso de carga, as portas e a suspensão traseira.",
  },
  pickup: {
    es: "Mira los bajos y la caja, y comprueba si ha llevado remolque: está en la ficha técnica.",
    pt: "Veja a parte de baixo e a caixa, e confirme se levou reboque: está no certificado de matrícula.",
  },
  naked: {
    es: "Mira las estriberas, las manetas y los extremos del manillar: si está raspado todo un lado, se ha caído.",
    pt: "Veja os poisa-pés, as manetes e as pontas do guiador: se um lado estiver raspado, já caiu.",
  },
  sport: {
    es: "Pregunta si ha rodado en circuito y mira la cadena, los discos y el desgaste del neumático en los bordes.",
    pt: "Pergunte se andou em pista e veja a corrente, os discos e o desgaste do pneu nas bordas.",
  },
  scooter: {
    es: "La correa de transmisión se cambia por kilómetros: pregunta cuándo le toca.",
    pt: "A correia de transmissão troca-se por quilómetros: pergunte quando é a próxima.",
  },
  trail: {
    es: "Si ha pisado pista, se nota en el cubrecárter, en las llantas y en el filtro de aire.",
    pt: "Se andou em terra, nota-se na proteção do cárter, nas jantes e no filtro de ar.",
  },
  touring: {
    es: "Pide que te enseñen las maletas montadas y con su llave, y prueba la moto con pasajero si vas a llevarlo.",
    pt: "Peça para ver as malas montadas e com a chave, e experimente a moto com passageiro se o for levar.",
  },
  custom: {
    es: "Los escapes y manillares que no son de serie tienen que figurar en la ficha técnica: compruébalo antes de la ITV.",
    pt: "Os escapes e guiadores que não são de origem têm de estar homologados: confirme antes da inspeção.",
  },
} as const satisfies Record<SegmentId, Record<Locale, string>>;

export const modelFrames = {
  es: {
    heading: "{name} de segunda mano",
    title: "{name} de segunda mano: {count} desde {minPrice} | Volante",
    description:
      "{name} de ocasión: {count} unidades de {minYear} a {maxYear}, desde {minPrice} y {minKilometers}. Precio por año, cuota con TAE e historial de cada uno.",
    table: "Cuánto cuesta un {name} según el año",
    motorbikeTable: "Cuánto cuesta una {name} según el año",
    caption: "{name} a la venta, precio al contado",
    columns: ["Año", "Unidades", "Desde", "Hasta"],
    others: "Más modelos de {make}",
    whole: "Todos los {make}",
    wholeMotorbikes: "Todas las {make}",
    similar: "Alternativas de precio parecido",
  },
  pt: {
    heading: "{name} em segunda mão",
    title: "{name} em segunda mão: {count} desde {minPrice} | Volante",
    description:
      "{name} usados: {count} unidades de {minYear} a {maxYear}, a partir de {minPrice} e {minKilometers}. Preço por ano, prestação com TAEG e histórico de cada um.",
    table: "Quanto custa um {name} segundo o ano",
    motorbikeTable: "Quanto custa uma {name} segundo o ano",
    caption: "{name} à venda, preço a pronto",
    columns: ["Ano", "Unidades", "Desde", "Até"],
    others: "Mais modelos da {make}",
    whole: "Todos os {make}",
    wholeMotorbikes: "Todas as {make}",
    similar: "Alternativas de preço parecido",
  },
} as const satisfies Record<Locale, unknown>;
