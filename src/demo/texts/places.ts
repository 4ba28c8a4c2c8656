import type { Country } from "#market/countries.ts";
import type { Locale } from "#platform/locale.ts";

/** A town or city with dealers, as the pages about it speak. */
export type PlaceText = {
  readonly country: Country;
  readonly names: Readonly<Record<Locale, string>>;
  /** What stands in the place of "em" where the Portuguese name has an article. */
  readonly portugueseArticle?: "no" | "na";
  /** Municipalities whose dealers people of this place go to. */
  readonly municipalities: readonly string[];
  /** Written on the map. */
  readonly label?: true;
  /** What somebody who buys a car here should think of. */
  readonly notes: Readonly<Record<Locale, string>>;
};

/** Every place that has a dealer, from the largest stock down within each country; by hand in each language. */
export const placeTexts = {
  madrid: {
    country: "ES",
    names: { es: "Madrid", pt: "Madrid" },
    municipalities: ["Madrid", "Getafe", "Alcalá de Henares"],
    label: true,
    notes: {
      es: "Todo el municipio de Madrid es zona de bajas emisiones. Antes de elegir, mira el distintivo ambiental: está en cada ficha, con el motivo.",
      pt: "Todo o município de Madrid é zona de baixas emissões, com acesso segundo o dístico ambiental espanhol. A classe de cada carro está na ficha.",
    },
  },
  barcelona: {
    country: "ES",
    names: { es: "Barcelona", pt: "Barcelona" },
    municipalities: ["Barcelona", "Cornellà de Llobregat", "Sabadell"],
    label: true,
    notes: {
      es: "Dentro de las rondas y en parte de los municipios vecinos los turismos sin distintivo ambiental no circulan en el horario restringido. La clase de cada coche está en su ficha.",
      pt: "Dentro das circulares e em parte dos municípios vizinhos, os ligeiros sem dístico ambiental não circulam no horário restrito. A classe de cada carro está na ficha.",
    },
  },
  valencia: {
    country: "ES",
    names: { es: "Valencia", pt: "Valência" },
    municipalities: ["València"],
    label: true,
    notes: {
      es: "En una ciudad llana y de trayectos cortos un híbrido o un eléctrico se aprovechan mucho: usa el filtro de combustible y compara la autonomía en la ficha.",
      pt: "Numa cidade plana e de trajetos curtos aproveita-se bem um híbrido ou um elétrico: use o filtro de combustível e compare a autonomia na ficha.",
    },
  },
  sevilla: {
    country: "ES",
    names: { es: "Sevilla", pt: "Sevilha" },
    municipalities: ["Sevilla"],
    label: true,
    notes: {
      es: "Con los veranos de Sevilla, comprueba el climatizador durante la prueba y pregunta cuándo se cargó el gas por última vez.",
      pt: "Com os verões de Sevilha, experimente o ar condicionado durante o test-drive e pergunte quando foi carregado o gás pela última vez.",
    },
  },
  malaga: {
    country: "ES",
    names: { es: "Málaga", pt: "Málaga" },
    municipalities: ["Málaga"],
    label: true,
    notes: {
      es: "En la costa hay coches de segunda residencia que apenas se mueven. Pocos kilómetros en muchos años piden mirar neumáticos, batería y fecha de la última revisión.",
      pt: "Na costa há carros de segunda residência que quase não andam. Pouco uso em muitos anos obriga a ver pneus, bateria e data da última revisão.",
    },
  },
  alicante: {
    country: "ES",
    names: { es: "Alicante", pt: "Alicante" },
    municipalities: ["Alicante"],
    notes: {
      es: "Junto al mar conviene mirar los bajos: pide que suban el coche al elevador y busca óxido en el escape y en los anclajes.",
      pt: "Junto ao mar convém ver a parte de baixo: peça para porem o carro no elevador e procure ferrugem no escape e nas fixações.",
    },
  },
  murcia: {
    country: "ES",
    names: { es: "Murcia", pt: "Múrcia" },
    municipalities: ["Murcia"],
    notes: {
      es: "Si te mueves entre la huerta, Cartagena y la costa, harás carretera casi a diario: compara el consumo mixto, que está en los datos de cada ficha.",
      pt: "Quem anda entre a cidade, Cartagena e a costa faz estrada quase todos os dias: compare o consumo misto, que está nos dados de cada ficha.",
    },
  },
  zaragoza: {
    country: "ES",
    names: { es: "Zaragoza", pt: "Saragoça" },
    municipalities: ["Zaragoza"],
    label: true,
    notes: {
      es: "Zaragoza está a unos 300 km de Madrid, Barcelona, Valencia y Bilbao: si un coche de otra ciudad te convence, el envío suele salir mejor que el viaje.",
      pt: "Saragoça fica a cerca de 300 km de Madrid, Barcelona, Valência e Bilbau: se gostar de um carro de outra cidade, o envio costuma compensar a viagem.",
    },
  },
  bilbao: {
    country: "ES",
    names: { es: "Bilbao", pt: "Bilbau" },
    municipalities: ["Bilbao"],
    notes: {
      es: "Calles en cuesta y aparcamientos estrechos: prueba la asistencia de arranque en pendiente y mide el ancho con los retrovisores antes de decidir.",
      pt: "Ruas inclinadas e estacionamentos estreitos: experimente a ajuda ao arranque em subida e veja a largura com os retrovisores antes de decidir.",
    },
  },
  palma: {
    country: "ES",
    names: { es: "Palma", pt: "Palma de Maiorca" },
    municipalities: ["Palma"],
    label: true,
    notes: {
      es: "Un coche de la península puede llegar a Mallorca en barco: el coste del envío sale en el resumen de la reserva, antes de pagar. Con los trayectos de la isla, un eléctrico de autonomía media basta.",
      pt: "Um carro da península pode chegar a Maiorca de barco: o custo do envio aparece no resumo da reserva, antes de pagar. Com as distâncias da ilha, um elétrico de autonomia média chega.",
    },
  },
  "las-palmas": {
    country: "ES",
    names: { es: "Las Palmas", pt: "Las Palmas" },
    municipalities: ["Las Palmas de Gran Canaria"],
    label: true,
    notes: {
      es: "Canarias tiene impuestos y trámites propios. Si el coche viene de la península, pregunta al concesionario por el transporte y la matriculación antes de reservar.",
      pt: "As Canárias têm impostos e formalidades próprios. Se o carro vier da península, pergunte ao concessionário pelo transporte e pela matrícula antes de reservar.",
    },
  },
  gijon: {
    country: "ES",
    names: { es: "Gijón", pt: "Gijón" },
    municipalities: ["Gijón"],
    notes: {
      es: "Con lluvia buena parte del año, mira el dibujo de los neumáticos y las gomas de las puertas. Para subir a los puertos en invierno, filtra por tracción 4x4.",
      pt: "Com chuva em boa parte do ano, veja o desenho dos pneus e as borrachas das portas. Para subir às serras no inverno, filtre por tração 4x4.",
    },
  },
  "a-coruna": {
    country: "ES",
    names: { es: "A Coruña", pt: "Corunha" },
    portugueseArticle: "na",
    municipalities: ["A Coruña"],
    label: true,
    notes: {
      es: "La humedad y la sal se notan en los coches que duermen en la calle: revisa los bajos, los pasos de rueda y el borde del maletero.",
      pt: "A humidade e o sal notam-se nos carros que dormem na rua: veja a parte de baixo, as cavas das rodas e o rebordo da bagageira.",
    },
  },
  vigo: {
    country: "ES",
    names: { es: "Vigo", pt: "Vigo" },
    municipalities: ["Vigo"],
    notes: {
      es: "En las cuestas de Vigo un cambio automático se agradece. Braga queda, además, a poco más de una hora: en nuestra lista hay coches de los dos lados de la frontera.",
      pt: "Nas subidas de Vigo uma caixa automática sabe bem. Braga fica, além disso, a pouco mais de uma hora: na nossa lista há carros dos dois lados da fronteira.",
    },
  },
  granada: {
    country: "ES",
    names: { es: "Granada", pt: "Granada" },
    municipalities: ["Granada"],
    notes: {
      es: "Si subes a Sierra Nevada, pregunta por neumáticos de invierno o lleva cadenas. En el centro hay calles con acceso limitado: un coche corto ayuda.",
      pt: "Se subir à Serra Nevada, pergunte por pneus de inverno ou leve correntes. No centro há ruas de acesso limitado: um carro curto ajuda.",
    },
  },
  cordoba: {
    country: "ES",
    names: { es: "Córdoba", pt: "Córdova" },
    municipalities: ["Córdoba"],
    notes: {
      es: "Córdoba pasa de los 40 °C en verano: prueba el aire acondicionado con el motor caliente y mira el estado de los plásticos y del salpicadero.",
      pt: "Córdova passa dos 40 °C no verão: experimente o ar condicionado com o motor quente e veja o estado dos plásticos e do tabliê.",
    },
  },
  jerez: {
    country: "ES",
    names: { es: "Jerez", pt: "Jerez" },
    municipalities: ["Jerez de la Frontera"],
    notes: {
      es: "Desde Jerez se llega pronto a toda la bahía de Cádiz. En este concesionario hay también motos: están en la lista de motos de ocasión.",
      pt: "De Jerez chega-se depressa a toda a baía de Cádis. Neste concessionário há também motos: estão na lista de motos usadas.",
    },
  },
  almeria: {
    country: "ES",
    names: { es: "Almería", pt: "Almeria" },
    municipalities: ["Almería"],
    notes: {
      es: "El sol castiga pintura y faros: míralos a plena luz. El concesionario es pequeño, pero cualquier coche de la lista puede llegar aquí.",
      pt: "O sol castiga a pintura e os faróis: veja-os à luz do dia. O concessionário é pequeno, mas qualquer carro da lista pode chegar aqui.",
    },
  },
  castellon: {
    country: "ES",
    names: { es: "Castellón", pt: "Castelló" },
    municipalities: ["Castelló de la Plana"],
    notes: {
      es: "Entre la capital, Vila-real y la costa los trayectos son cortos. Un diésel que no sale a carretera suele dar problemas con el filtro de partículas: mejor gasolina o híbrido.",
      pt: "Entre a capital, Vila-real e a costa os trajetos são curtos. Um diesel que não vai à estrada costuma dar problemas com o filtro de partículas: melhor gasolina ou híbrido.",
    },
  },
  tarragona: {
    country: "ES",
    names: { es: "Tarragona", pt: "Tarragona" },
    municipalities: ["Tarragona"],
    notes: {
      es: "Si vas cada día a Reus o al polígono, suma los kilómetros de un año antes de elegir motor: por debajo de 10 000, la gasolina suele salir a cuenta.",
      pt: "Quem vai todos os dias a Reus ou à zona industrial deve somar os quilómetros de um ano antes de escolher o motor: abaixo de 10 000, a gasolina costuma compensar.",
    },
  },
  girona: {
    country: "ES",
    names: { es: "Girona", pt: "Girona" },
    municipalities: ["Girona"],
    notes: {
      es: "La costa y el Pirineo piden coches distintos. Si subes a menudo a la nieve, filtra por tracción 4x4 y pregunta por los neumáticos.",
      pt: "A costa e os Pirenéus pedem carros diferentes. Se sobe muitas vezes à neve, filtre por tração 4x4 e pergunte pelos pneus.",
    },
  },
  "san-sebastian": {
    country: "ES",
    names: { es: "San Sebastián", pt: "San Sebastián" },
    municipalities: ["Donostia / San Sebastián"],
    notes: {
      es: "Cerca de la frontera aparecen coches importados. En la ficha se indica el país de la primera matriculación; si no es España, pide el historial de mantenimiento.",
      pt: "Perto da fronteira aparecem carros importados. Na ficha indica-se o país da primeira matrícula; se não for Espanha, peça o histórico de manutenção.",
    },
  },
  vitoria: {
    country: "ES",
    names: { es: "Vitoria", pt: "Vitoria" },
    municipalities: ["Vitoria-Gasteiz"],
    notes: {
      es: "Los inviernos de Vitoria son fríos: en un eléctrico cuenta con menos autonomía y busca bomba de calor en el equipamiento.",
      pt: "Os invernos de Vitoria são frios: num elétrico conte com menos autonomia e procure bomba de calor no equipamento.",
    },
  },
  pamplona: {
    country: "ES",
    names: { es: "Pamplona", pt: "Pamplona" },
    municipalities: ["Pamplona"],
    notes: {
      es: "Con nieve en los puertos varios días al año, vale la pena mirar neumáticos de todo tiempo y faros. Los dos datos se comprueban en la prueba.",
      pt: "Com neve nas serras vários dias por ano, vale a pena ver se os pneus são de todo o tempo e como estão os faróis. Veem-se os dois no test-drive.",
    },
  },
  valladolid: {
    country: "ES",
    names: { es: "Valladolid", pt: "Valladolid" },
    municipalities: ["Valladolid"],
    notes: {
      es: "Las heladas son largas: comprueba el arranque en frío, la edad de la batería y que el anticongelante sea el que pide el fabricante.",
      pt: "As geadas são longas: veja o arranque a frio, a idade da bateria e se o anticongelante é o que o fabricante pede.",
    },
  },
  salamanca: {
    country: "ES",
    names: { es: "Salamanca", pt: "Salamanca" },
    municipalities: ["Salamanca"],
    notes: {
      es: "En Salamanca no exponemos coches: es un centro que tasa y recoge los que nos entregas. Lo que compres puede llegarte allí.",
      pt: "Em Salamanca não temos carros expostos: é um centro que avalia e recebe os que nos entrega. O que comprar pode chegar lá.",
    },
  },
  lisboa: {
    country: "PT",
    names: { es: "Lisboa", pt: "Lisboa" },
    municipalities: ["Lisboa", "Amadora", "Sintra"],
    label: true,
    notes: {
      es: "El centro de Lisboa tiene una zona de emisiones reducidas que deja fuera a los coches más antiguos. La norma Euro de cada coche está en su ficha.",
      pt: "O centro de Lisboa tem uma Zona de Emissões Reduzidas que deixa de fora os carros mais antigos. A norma Euro de cada carro está na ficha.",
    },
  },
  porto: {
    country: "PT",
    names: { es: "Oporto", pt: "Porto" },
    portugueseArticle: "no",
    municipalities: ["Porto", "Vila Nova de Gaia"],
    label: true,
    notes: {
      es: "Calles estrechas y en cuesta: un coche corto, con cámara trasera y freno de mano eléctrico, se agradece cada día.",
      pt: "Ruas estreitas e inclinadas: um carro curto, com câmara traseira e travão de mão elétrico, agradece-se todos os dias.",
    },
  },
  braga: {
    country: "PT",
    names: { es: "Braga", pt: "Braga" },
    municipalities: ["Braga"],
    notes: {
      es: "Entre Braga y Oporto se pagan peajes electrónicos: pregunta si el coche lleva identificador y a nombre de quién está.",
      pt: "Entre Braga e o Porto pagam-se portagens: pergunte se o carro tem identificador e em nome de quem está.",
    },
  },
  coimbra: {
    country: "PT",
    names: { es: "Coímbra", pt: "Coimbra" },
    municipalities: ["Coimbra"],
    notes: {
      es: "Coímbra está a medio camino entre Lisboa y Oporto. Si el coche que te gusta está en una de las dos, podemos traerlo.",
      pt: "Coimbra fica a meio caminho entre Lisboa e o Porto. Se o carro de que gosta estiver numa das duas, podemos trazê-lo.",
    },
  },
  faro: {
    country: "PT",
    names: { es: "Faro", pt: "Faro" },
    municipalities: ["Faro"],
    label: true,
    notes: {
      es: "En el Algarve hay coches que pasaron por una flota de alquiler. La ficha indica los propietarios anteriores: pregunta si alguno fue una empresa.",
      pt: "No Algarve há carros que passaram por uma frota de aluguer. A ficha indica os proprietários anteriores: pergunte se algum foi uma empresa.",
    },
  },
  setubal: {
    country: "PT",
    names: { es: "Setúbal", pt: "Setúbal" },
    municipalities: ["Setúbal"],
    notes: {
      es: "Quien cruza el puente a diario hace muchos kilómetros a ritmo constante: es el uso en el que un diésel o un híbrido gastan menos.",
      pt: "Quem atravessa a ponte todos os dias faz muitos quilómetros a ritmo constante: é o uso em que um diesel ou um híbrido gastam menos.",
    },
  },
  aveiro: {
    country: "PT",
    names: { es: "Aveiro", pt: "Aveiro" },
    municipalities: ["Aveiro"],
    notes: {
      es: "Terreno llano y distancias cortas: con un eléctrico pequeño o un urbano de gasolina hay de sobra. La humedad de la ría aconseja mirar los bajos.",
      pt: "Terreno plano e distâncias curtas: um elétrico pequeno ou um citadino a gasolina chegam bem. A humidade da ria aconselha a ver a parte de baixo.",
    },
  },
  leiria: {
    country: "PT",
    names: { es: "Leiria", pt: "Leiria" },
    municipalities: ["Leiria"],
    notes: {
      es: "El concesionario es pequeño: si no está el coche que buscas, mira también los de Coímbra y Lisboa, a hora y media como mucho.",
      pt: "O concessionário é pequeno: se não estiver o que procura, veja também os de Coimbra e Lisboa, a hora e meia no máximo.",
    },
  },
  evora: {
    country: "PT",
    names: { es: "Évora", pt: "Évora" },
    municipalities: ["Évora"],
    notes: {
      es: "En el Alentejo las distancias son largas y hay pocos cargadores fuera de las autopistas: antes de un eléctrico, mira tu recorrido habitual.",
      pt: "No Alentejo as distâncias são longas e há poucos carregadores fora das autoestradas: antes de um elétrico, veja o seu percurso habitual.",
    },
  },
} as const satisfies Record<string, PlaceText>;

export type PlaceId = keyof typeof placeTexts;
