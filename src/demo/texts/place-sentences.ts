import type { Locale } from "#platform/locale.ts";

/**
 * What the pages about a place say. `{place}` is its name, `{dealers}` the dealers' names, `{makes}` its most frequent
 * makes, `{valuers}` who values, `{away}` the kilometres to them; the figures are those of the place's cars.
 */
export const placeSentences = {
  es: {
    cars: {
      heading: "Coches de ocasión en {place}",
      title: "Coches de ocasión en {place}: {count} desde {minPrice} | Volante",
      description:
        "{count} coches de segunda mano en {place}, de {minYear} a {maxYear} y desde {minPrice}. Dirección y horario del concesionario, cuota con TAE e historial de precios.",
      opening: [
        "En {place} hay {count} coches de segunda mano para ver y probar, de {minPrice} a {maxPrice}.",
        "{count} coches esperan en {place}. El más barato cuesta {minPrice} y el que menos ha rodado marca {minKilometers}.",
        "Estos son los {count} coches que puedes ver hoy en {place}, matriculados entre {minYear} y {maxYear}.",
      ],
      makes: "Las marcas con más unidades aquí son {makes}.",
      oneDealer: "Están en {dealers}.",
      manyDealers: "Están repartidos entre {dealers}.",
      gearbox: "{automatic} llevan cambio automático y {electrified} son híbridos o eléctricos.",
      dealersHeading: "Dónde verlos en {place}",
      more: "Más en {place} y cerca",
      sell: "Vender tu coche en {place}",
      value: "Tasar tu coche en {place}",
      near: "Coches en {place}",
      short: "Coches",
    },
    selling: {
      heading: "Vender tu coche en {place}",
      short: "Vender tu coche",
      title: "Vender tu coche en {place} | Volante",
      description:
        "Cómo vender tu coche en {place}: quién lo tasa, qué documentos llevar, cuándo se paga y quién hace el cambio de titularidad.",
      text: [
        "Una cita, un precio por escrito y el papeleo hecho.",
        "Qué llevar, quién lo mira y cuándo cobras.",
        "Sin anuncios ni visitas: lo tasamos y te hacemos una oferta.",
      ],
      here: "En {place} se tasan y se compran coches en {valuers}.",
      away: "El concesionario de {place} no tasa coches. El más cercano que lo hace es {valuers}, a unos {away} km en línea recta.",
      stock:
        "En {place} tenemos sobre todo {makes}: si el tuyo es de una de esas marcas, hay precios de aquí con los que comparar la oferta.",
      note: "Si después buscas otro coche",
      documents: "Qué documentos llevar",
      dealers: "Quién te atiende",
      links: "Más sobre {place}",
      linkValue: "Cuánto vale tu coche en {place}",
      linkCars: "Coches de ocasión en {place}",
    },
    valuing: {
      heading: "Tasar tu coche en {place}",
      short: "Tasar tu coche",
      title: "Tasar tu coche en {place}: cuánto vale | Volante",
      description:
        "Tasación de coches en {place}: a qué precio vendemos coches de cada edad, qué mira el tasador, quién lo hace y por qué vale 30 días.",
      text: [
        "Un precio basado en lo que se vende aquí, válido 30 días.",
        "Qué se mira, cuánto dura y qué puedes hacer con el resultado.",
        "El precio de tu coche, con las cuentas a la vista.",
      ],
      here: "En {place} ven tu coche en {valuers}. Calcula unos 45 minutos.",
      away: "Para que vean el coche hay que ir a {valuers}, a unos {away} km de {place} en línea recta. Antes puedes saber aquí mismo cuánto vale.",
      table: "A cuánto vendemos coches en {place}",
      tableText:
        "Precios al contado de los coches que tenemos a la venta en {place}. Lo que se paga por un coche queda por debajo: de esa diferencia salen la revisión, la garantía y los impuestos.",
      caption: "Coches a la venta en {place} por edad",
      columns: ["Edad", "Coches", "Desde", "Hasta"],
      ages: ["Hasta 3 años", "De 4 a 6 años", "De 7 a 9 años", "10 años o más"],
      looks: "Qué mira el tasador",
      dealers: "Quién tasa tu coche",
      links: "Más sobre {place}",
      linkSell: "Vender tu coche en {place}",
      linkCars: "Coches de ocasión en {place}",
    },
  },
  pt: {
    cars: {
      heading: "Carros usados em {place}",
      title: "Carros usados em {place}: {count} desde {minPrice} | Volante",
      description:
        "{count} carros em segunda mão em {place}, de {minYear} a {maxYear} e a partir de {minPrice}. Morada e horário do concessionário, prestação com TAEG e histórico de preços.",
      opening: [
        "Em {place} há {count} carros em segunda mão para ver e experimentar, de {minPrice} a {maxPrice}.",
        "{count} carros esperam em {place}. O mais barato custa {minPrice} e o que menos andou marca {minKilometers}.",
        "Estes são os {count} carros que pode ver hoje em {place}, com matrículas entre {minYear} e {maxYear}.",
      ],
      makes: "As marcas com mais unidades aqui são {makes}.",
      oneDealer: "Estão em {dealers}.",
      manyDealers: "Estão repartidos por {dealers}.",
      gearbox: "{automatic} têm caixa automática e {electrified} são híbridos ou elétricos.",
      dealersHeading: "Onde vê-los em {place}",
      more: "Mais em {place} e perto",
      sell: "Vender o seu carro em {place}",
      value: "Avaliar o seu carro em {place}",
      near: "Carros em {place}",
      short: "Carros",
    },
    selling: {
      heading: "Vender o seu carro em {place}",
      short: "Vender carro",
      title: "Vender o seu carro em {place} | Volante",
      description:
        "Como vender o seu carro em {place}: quem o avalia, que documentos levar, quando se paga e quem trata do registo de propriedade.",
      text: [
        "Uma marcação, um preço por escrito e a papelada tratada.",
        "O que levar, quem o vê e quando recebe.",
        "Sem anúncios nem visitas: avaliamos e fazemos uma oferta.",
      ],
      here: "Em {place} avaliam-se e compram-se carros em {valuers}.",
      away: "O concessionário de {place} não avalia carros. O mais próximo que o faz é {valuers}, a cerca de {away} km em linha reta.",
      stock:
        "Em {place} temos sobretudo {makes}: se o seu for de uma destas marcas, há preços daqui com que comparar a oferta.",
      note: "Se depois procurar outro carro",
      documents: "Que documentos levar",
      dealers: "Quem o atende",
      links: "Mais sobre {place}",
      linkValue: "Quanto vale o seu carro em {place}",
      linkCars: "Carros usados em {place}",
    },
    valuing: {
      heading: "Avaliar o seu carro em {place}",
      short: "Avaliar carro",
      title: "Avaliar o seu carro em {place}: quanto vale | Volante",
      description:
        "Avaliação de carros em {place}: a que preço vendemos carros de cada idade, o que vê o avaliador, quem o faz e porque vale 30 dias.",
      text: [
        "Um preço baseado no que se vende aqui, válido por 30 dias.",
        "O que se vê, quanto demora e o que pode fazer com o resultado.",
        "O preço do seu carro, com as contas à vista.",
      ],
      here: "Em {place} o carro é visto em {valuers}. Conte com cerca de 45 minutos.",
      away: "Para que vejam o carro é preciso ir a {valuers}, a cerca de {away} km de {place} em linha reta. Antes pode saber aqui mesmo quanto vale.",
      table: "A quanto vendemos carros em {place}",
      tableText:
        "Preços a pronto dos carros que temos à venda em {place}. O que se paga por um carro fica abaixo: dessa diferença saem a revisão, a garantia e os impostos.",
      caption: "Carros à venda em {place} por idade",
      columns: ["Idade", "Carros", "Desde", "Até"],
      ages: ["Até 3 anos", "De 4 a 6 anos", "De 7 a 9 anos", "10 anos ou mais"],
      looks: "O que vê o avaliador",
      dealers: "Quem avalia o seu carro",
      links: "Mais sobre {place}",
      linkSell: "Vender o seu carro em {place}",
      linkCars: "Carros usados em {place}",
    },
  },
} as const satisfies Record<Locale, unknown>;
