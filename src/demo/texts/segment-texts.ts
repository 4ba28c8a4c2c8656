import type { SegmentId } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";

export type SegmentText = {
  /** Short, for tiles and menus. */
  name: string;
  heading: string;
  /** Paragraphs above the list; figures of the stock in braces. */
  intro: readonly string[];
};

/** What each body type is for, by hand in each language. */
export const segmentTexts = {
  city: {
    es: {
      name: "Urbanos",
      heading: "Coches urbanos de segunda mano",
      intro: [
        "Un urbano mide menos de cuatro metros, gira en cualquier calle y aparca donde otros no caben. Hay {count}, desde {minPrice}.",
        "Casi todos tienen cuatro o cinco plazas y un motor pequeño. {electrified} son híbridos o eléctricos y {automatic} llevan cambio automático.",
      ],
    },
    pt: {
      name: "Citadinos",
      heading: "Citadinos em segunda mão",
      intro: [
        "Um citadino mede menos de quatro metros, dá a volta em qualquer rua e estaciona onde outros não cabem. Há {count}, a partir de {minPrice}.",
        "Quase todos têm quatro ou cinco lugares e um motor pequeno. {electrified} são híbridos ou elétricos e {automatic} têm caixa automática.",
      ],
    },
  },
  hatchback: {
    es: {
      name: "Compactos",
      heading: "Coches compactos de segunda mano",
      intro: [
        "El compacto sirve para casi todo: cinco plazas, portón trasero y un tamaño que no estorba en ciudad. Hay {count} entre {minYear} y {maxYear}.",
        "Los precios van de {minPrice} a {maxPrice}. {automatic} llevan cambio automático y {electrified} son híbridos o eléctricos.",
      ],
    },
    pt: {
      name: "Compactos",
      heading: "Carros compactos em segunda mão",
      intro: [
        "O compacto serve para quase tudo: cinco lugares, porta traseira e um tamanho que não incomoda na cidade. Há {count} entre {minYear} e {maxYear}.",
        "Os preços vão de {minPrice} a {maxPrice}. {automatic} têm caixa automática e {electrified} são híbridos ou elétricos.",
      ],
    },
  },
  saloon: {
    es: {
      name: "Berlinas",
      heading: "Berlinas de segunda mano",
      intro: [
        "La berlina gasta poco en carretera, hace poco ruido y lleva el maletero separado del habitáculo. Hay {count}, la más barata por {minPrice}.",
        "{automatic} tienen cambio automático. La que menos ha rodado marca {minKilometers}.",
      ],
    },
    pt: {
      name: "Berlinas",
      heading: "Berlinas em segunda mão",
      intro: [
        "A berlina gasta pouco em estrada, faz pouco ruído e tem a bagageira separada do habitáculo. Há {count}, a mais barata por {minPrice}.",
        "{automatic} têm caixa automática. A que menos andou marca {minKilometers}.",
      ],
    },
  },
  estate: {
    es: {
      name: "Familiares",
      heading: "Coches familiares de segunda mano",
      intro: [
        "Un familiar carga como un todocamino y consume como una berlina: el maletero es largo, bajo y cómodo de llenar. Hay {count}, desde {minPrice}.",
        "Conviene mirar los kilómetros, porque son coches de viaje. El que menos ha rodado marca {minKilometers}.",
      ],
    },
    pt: {
      name: "Carrinhas",
      heading: "Carrinhas em segunda mão",
      intro: [
        "Uma carrinha leva a carga de um SUV e consome como uma berlina: a bagageira é comprida, baixa e fácil de encher. Há {count}, a partir de {minPrice}.",
        "Vale a pena olhar para os quilómetros, porque são carros de viagem. A que menos andou marca {minKilometers}.",
      ],
    },
  },
  suv: {
    es: {
      name: "SUV",
      heading: "SUV y todocaminos de segunda mano",
      intro: [
        "Posición alta, acceso cómodo y maletero grande. Hay {count} SUV en {dealers} concesionarios, de {minPrice} a {maxPrice}.",
        "No todos tienen tracción a las cuatro ruedas: la llevan {traction4x4}. Si la necesitas, usa el filtro de tracción 4x4.",
      ],
    },
    pt: {
      name: "SUV",
      heading: "SUV em segunda mão",
      intro: [
        "Posição alta, acesso cómodo e bagageira grande. Há {count} SUV em {dealers} concessionários, de {minPrice} a {maxPrice}.",
        "Nem todos têm tração às quatro rodas: têm-na {traction4x4}. Se precisar dela, use o filtro de tração 4x4.",
      ],
    },
  },
  coupe: {
    es: {
      name: "Cupés",
      heading: "Cupés de segunda mano",
      intro: [
        "Dos puertas, línea baja y motores por encima de la media. Un cupé se compra por gusto y conviene comprarlo con historial. Hay {count}, desde {minPrice}.",
        "En cada ficha ves los propietarios anteriores, la fecha de matriculación y la próxima ITV.",
      ],
    },
    pt: {
      name: "Coupés",
      heading: "Coupés em segunda mão",
      intro: [
        "Duas portas, linha baixa e motores acima da média. Um coupé compra-se por gosto e convém comprá-lo com histórico. Há {count}, a partir de {minPrice}.",
        "Em cada ficha vê os proprietários anteriores, a data da matrícula e a próxima inspeção.",
      ],
    },
  },
  convertible: {
    es: {
      name: "Descapotables",
      heading: "Descapotables de segunda mano",
      intro: [
        "Con capota de lona o rígida, para dos o para cuatro. Hay {count} descapotables entre {minYear} y {maxYear}, desde {minPrice}.",
        "Suelen rodar menos que otros coches: el que menos marca {minKilometers}.",
      ],
    },
    pt: {
      name: "Descapotáveis",
      heading: "Descapotáveis em segunda mão",
      intro: [
        "Com capota de lona ou rígida, para dois ou para quatro. Há {count} descapotáveis entre {minYear} e {maxYear}, a partir de {minPrice}.",
        "Costumam andar menos do que outros carros: o que menos andou marca {minKilometers}.",
      ],
    },
  },
  mpv: {
    es: {
      name: "Monovolúmenes",
      heading: "Monovolúmenes de segunda mano",
      intro: [
        "Asientos independientes, techo alto y, en muchos casos, siete plazas. Hay {count} monovolúmenes, desde {minPrice}.",
        "Si necesitas tres sillas infantiles, filtra por plazas y pregunta al concesionario por los anclajes Isofix de cada fila.",
      ],
    },
    pt: {
      name: "Monovolumes",
      heading: "Monovolumes em segunda mão",
      intro: [
        "Bancos independentes, teto alto e, em muitos casos, sete lugares. Há {count} monovolumes, a partir de {minPrice}.",
        "Se precisar de três cadeiras de criança, filtre por lugares e pergunte ao concessionário pelas fixações Isofix de cada fila.",
      ],
    },
  },
  van: {
    es: {
      name: "Furgonetas",
      heading: "Furgonetas de segunda mano",
      intro: [
        "Para trabajar, para la familia o para las dos cosas: puertas correderas, suelo plano y espacio de sobra. Hay {count}, desde {minPrice}.",
        "Varias tienen el IVA deducible. Si compras como autónomo o empresa, usa ese filtro.",
      ],
    },
    pt: {
      name: "Furgonetas",
      heading: "Furgonetas em segunda mão",
      intro: [
        "Para trabalhar, para a família ou para as duas coisas: portas de correr, piso plano e espaço de sobra. Há {count}, a partir de {minPrice}.",
        "Várias têm IVA dedutível. Se comprar como trabalhador independente ou empresa, use esse filtro.",
      ],
    },
  },
  pickup: {
    es: {
      name: "Pick-up",
      heading: "Pick-up de segunda mano",
      intro: [
        "Doble cabina, caja abierta y reductora en casi todas. Hay {count} pick-up y {traction4x4} tienen tracción a las cuatro ruedas.",
        "Los precios empiezan en {minPrice}. Comprueba en la ficha si el IVA es deducible.",
      ],
    },
    pt: {
      name: "Pick-up",
      heading: "Pick-up em segunda mão",
      intro: [
        "Cabina dupla, caixa aberta e redutoras em quase todas. Há {count} pick-up e {traction4x4} têm tração às quatro rodas.",
        "Os preços começam em {minPrice}. Confirme na ficha se o IVA é dedutível.",
      ],
    },
  },
  naked: {
    es: {
      name: "Naked",
      heading: "Motos naked de segunda mano",
      intro: [
        "Sin carenado, postura natural y un motor a la vista. Hay {count}, desde {minPrice}; la que menos ha rodado marca {minKilometers}.",
        "Si tienes el carné A2, mira la potencia: el límite son 48 CV.",
      ],
    },
    pt: {
      name: "Naked",
      heading: "Motos naked em segunda mão",
      intro: [
        "Sem carenagem, posição natural e o motor à vista. Há {count}, a partir de {minPrice}; a que menos andou marca {minKilometers}.",
        "Se tiver a carta A2, veja a potência: o limite são 48 CV.",
      ],
    },
  },
  sport: {
    es: {
      name: "Deportivas",
      heading: "Motos deportivas de segunda mano",
      intro: [
        "Carenado completo, manillar bajo y frenos de circuito. Hay {count} deportivas entre {minYear} y {maxYear}, desde {minPrice}.",
        "La que menos ha rodado marca {minKilometers}. En la ficha ves el equipamiento y los propietarios anteriores.",
      ],
    },
    pt: {
      name: "Desportivas",
      heading: "Motos desportivas em segunda mão",
      intro: [
        "Carenagem completa, guiador baixo e travões de pista. Há {count} desportivas entre {minYear} e {maxYear}, a partir de {minPrice}.",
        "A que menos andou marca {minKilometers}. Na ficha vê o equipamento e os proprietários anteriores.",
      ],
    },
  },
  scooter: {
    es: {
      name: "Scooters",
      heading: "Scooters de segunda mano",
      intro: [
        "Sin marchas, con hueco para el casco y fáciles de aparcar. Hay {count} scooters, desde {minPrice}.",
        "Con el carné de coche de más de tres años puedes llevar en España las de 125 cc y hasta 15 CV.",
      ],
    },
    pt: {
      name: "Scooters",
      heading: "Scooters em segunda mão",
      intro: [
        "Sem mudanças, com espaço para o capacete e fáceis de estacionar. Há {count} scooters, a partir de {minPrice}.",
        "Com a carta de ligeiros e mais de 25 anos pode conduzir em Portugal as de 125 cc e até 15 CV.",
      ],
    },
  },
  trail: {
    es: {
      name: "Trail",
      heading: "Motos trail de segunda mano",
      intro: [
        "Suspensiones largas, postura erguida y ganas de pista. Hay {count} motos trail, de {minPrice} a {maxPrice}.",
        "Mira la altura del asiento antes de decidir y pide una prueba en el concesionario.",
      ],
    },
    pt: {
      name: "Trail",
      heading: "Motos trail em segunda mão",
      intro: [
        "Suspensões longas, posição direita e vontade de terra. Há {count} motos trail, de {minPrice} a {maxPrice}.",
        "Veja a altura do assento antes de decidir e peça um test-drive no concessionário.",
      ],
    },
  },
  touring: {
    es: {
      name: "Touring",
      heading: "Motos touring de segunda mano",
      intro: [
        "Protección contra el viento, sitio para dos y maletas para una semana. Hay {count} motos de viaje, desde {minPrice}.",
        "Se compran para hacer kilómetros: compara el precio con lo que marca el cuentakilómetros.",
      ],
    },
    pt: {
      name: "Turismo",
      heading: "Motos de turismo em segunda mão",
      intro: [
        "Proteção contra o vento, lugar para dois e malas para uma semana. Há {count} motos de viagem, a partir de {minPrice}.",
        "Compram-se para fazer quilómetros: compare o preço com o que marca o conta-quilómetros.",
      ],
    },
  },
  custom: {
    es: {
      name: "Custom",
      heading: "Motos custom de segunda mano",
      intro: [
        "Asiento bajo, motor con par y ritmo tranquilo. Hay {count} motos custom entre {minYear} y {maxYear}.",
        "La más barata cuesta {minPrice}; la que menos ha rodado marca {minKilometers}.",
      ],
    },
    pt: {
      name: "Custom",
      heading: "Motos custom em segunda mão",
      intro: [
        "Assento baixo, motor com binário e ritmo tranquilo. Há {count} motos custom entre {minYear} e {maxYear}.",
        "A mais barata custa {minPrice}; a que menos andou marca {minKilometers}.",
      ],
    },
  },
} as const satisfies Record<SegmentId, Record<Locale, SegmentText>>;
