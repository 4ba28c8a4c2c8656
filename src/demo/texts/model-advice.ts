import type { SegmentId } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";

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
