import { accountNoticeEs } from "./account-notice-es.ts";
import { alertDigestEs, notificationEs } from "./alerts-es.ts";
import { appointmentEs, valueEs } from "./appointment-es.ts";
import { creditInformationEs } from "./credit-information-es.ts";
import { deductionsEs } from "./deductions-es.ts";
import { equipmentEs, warrantiesEs } from "./equipment-es.ts";
import { identityEs } from "./identity-es.ts";
import { passportEs } from "./passport-es.ts";
import { requestsEs } from "./requests-es.ts";
import { reservationDocumentsEs } from "./reservation-documents-es.ts";
import { reservationEs, sandboxEs } from "./reservation-es.ts";
import { reservationFactsEs } from "./reservation-facts-es.ts";
import { reservationMailsEs } from "./reservation-mails-es.ts";
import { runningCostsEs } from "./running-costs-es.ts";
import { staffEs } from "./staff-es.ts";
import { subscriptionEs } from "./subscription-es.ts";
import { valuationEs } from "./valuation-es.ts";
import { withdrawalDocumentEs } from "./withdrawal-document-es.ts";

/** Texts of the reference services in Spanish. The typed source; Portuguese is checked against it. Placeholders: `{name}`. */
export const es = {
  identity: identityEs,
  accountNotice: accountNoticeEs,
  appointment: appointmentEs,
  requests: requestsEs,
  staff: staffEs,
  reservationFacts: reservationFactsEs,
  reservationMails: reservationMailsEs,
  reservationDocuments: reservationDocumentsEs,
  withdrawalDocument: withdrawalDocumentEs,
  notification: notificationEs,
  value: valueEs,
  subscription: subscriptionEs,
  reservation: reservationEs,
  sandbox: sandboxEs,
  /** Lines of a valuation, by code. */
  valuation: valuationEs,
  deductions: deductionsEs,
  passport: passportEs,
  creditInformation: creditInformationEs,
  equipment: equipmentEs,
  warranties: warrantiesEs,
  runningCosts: runningCostsEs,
  interiors: {
    cloth: "Tela",
    "part-leather": "Tela y cuero",
    leather: "Cuero",
    "synthetic-leather": "Cuero sintético",
    microfibre: "Microfibra",
  },
  exteriorColors: {
    white: "Blanco",
    silver: "Plata",
    grey: "Gris",
    black: "Negro",
    blue: "Azul",
    red: "Rojo",
    green: "Verde",
    brown: "Marrón",
    beige: "Beis",
    yellow: "Amarillo",
    orange: "Naranja",
    other: "Otro color",
  },
  fuels: {
    petrol: "Gasolina",
    diesel: "Diésel",
    hybrid: "Híbrido",
    "plug-in-hybrid": "Híbrido enchufable",
    electric: "Eléctrico",
    lpg: "GLP",
    cng: "Gas natural",
  },
  /** Behind the word "motor". */
  fuelPhrases: {
    petrol: "de gasolina",
    diesel: "diésel",
    hybrid: "híbrido",
    "plug-in-hybrid": "híbrido enchufable",
    electric: "eléctrico",
    lpg: "de GLP",
    cng: "de gas natural",
  },
  transmissions: { manual: "Manual", automatic: "Automático" },
  /** Of a car, as typed. */
  typedTransmissions: { manual: "manual", automatic: "automático" },
  segments: {
    city: "Urbano",
    hatchback: "Compacto",
    saloon: "Berlina",
    estate: "Familiar",
    suv: "SUV",
    coupe: "Coupé",
    convertible: "Descapotable",
    mpv: "Monovolumen",
    van: "Furgoneta",
    pickup: "Pick-up",
    naked: "Naked",
    sport: "Deportiva",
    scooter: "Scooter",
    trail: "Trail",
    touring: "Touring",
    custom: "Custom",
  },
  /** The colour as it follows the name of a car and of a motorbike. */
  paints: {
    white: { car: "blanco", motorbike: "blanca" },
    black: { car: "negro", motorbike: "negra" },
    grey: { car: "gris", motorbike: "gris" },
    silver: { car: "plateado", motorbike: "plateada" },
    blue: { car: "azul", motorbike: "azul" },
    red: { car: "rojo", motorbike: "roja" },
    green: { car: "verde", motorbike: "verde" },
    beige: { car: "beige", motorbike: "beige" },
    brown: { car: "marrón", motorbike: "marrón" },
    orange: { car: "naranja", motorbike: "naranja" },
    yellow: { car: "amarillo", motorbike: "amarilla" },
    "light-blue": { car: "azul claro", motorbike: "azul claro" },
  },
  /** By the start of a view's id. `{name}` contains the colour where the paint can be seen. */
  drawnPictures: "Imágenes de demostración, no son fotos.",
  views: {
    "front-three-quarter": {
      car: "{name} visto de tres cuartos delantero",
      motorbike: "{name} vista de tres cuartos delantero",
    },
    side: { car: "{name} visto de lado", motorbike: "{name} vista de lado" },
    front: { car: "{name} visto de frente", motorbike: "{name} vista de frente" },
    rear: { car: "{name} visto por detrás", motorbike: "{name} vista por detrás" },
    interior: { car: "Interior del {name}", motorbike: "Puesto de conducción de la {name}" },
    odometer: {
      car: "Cuadro de instrumentos del {name}, con {kms}",
      motorbike: "Cuadro de instrumentos de la {name}, con {kms}",
    },
    boot: { car: "Maletero del {name}", motorbike: "Maletero de la {name}" },
    wheel: { car: "Rueda delantera del {name}", motorbike: "Rueda delantera de la {name}" },
    engine: { car: "Motor del {name}", motorbike: "Motor de la {name}" },
    other: { car: "{name}", motorbike: "{name}" },
  },
  countries: {
    ES: "España",
    PT: "Portugal",
    DE: "Alemania",
    FR: "Francia",
    BE: "Bélgica",
    IT: "Italia",
    NL: "Países Bajos",
  },
  engineSizes: {
    "125": "Hasta 125 cc",
    "500": "De 126 a 500 cc",
    "750": "De 501 a 750 cc",
    "1000": "De 751 a 1000 cc",
    more: "Más de 1000 cc",
  },
  licences: { b: "B, con 3 años de antigüedad", a1: "A1", a2: "A2", a: "A" },
  badge: {
    names: { "0": "0 emisiones", eco: "ECO", c: "C", b: "B" },
    alt: {
      "0": "Distintivo ambiental 0 emisiones",
      eco: "Distintivo ambiental ECO",
      c: "Distintivo ambiental C",
      b: "Distintivo ambiental B",
    },
    reasons: {
      electric: "Motor eléctrico.",
      plugIn: "Híbrido enchufable con {range} km de autonomía eléctrica; el mínimo son 40.",
      helped: "Motor {fuel} y norma {standard}.",
      helpedPlain: "Motor {fuel} que cumple los criterios del distintivo C.",
      combustion: "Motor {fuel}, primera matriculación en {month} y norma {standard}.",
      combustionPlain: "Motor {fuel} y primera matriculación en {month}.",
    },
  },
  tags: {
    deductibleVat: "IVA deducible",
    traction4x4: "Tracción 4x4",
    newArrival: "Recién llegado",
    fewKilometers: "Pocos kilómetros",
    oneOwner: "Un solo dueño",
  },
  filters: {
    lowCost: "Precio bajo",
    highlighted: "Destacados",
    traction4x4: "Tracción 4x4",
    deductibleVAT: "IVA deducible",
    discount: "Rebajados",
    financing: "Con financiación",
    seats: "{count} plazas",
    oneSeat: "1 plaza",
    oneOwner: "Un solo dueño",
    owners: "Hasta {count} dueños",
    lastDay: "Desde ayer",
    lastDays: "Últimos {count} días",
    ratings: {
      below: "Buen precio",
      "in-line": "En línea",
      above: "Por encima",
      unknown: "Sin datos suficientes",
    },
  },
  legal: {
    example:
      "Ejemplo representativo: precio al contado {cash}; precio financiado {price}; entrada {deposit}; importe total del crédito {capital}; {months} meses: {regular}; TIN fijo {tan}; comisión de apertura {openingPercent} ({expenses}), pagada al formalizar; {taxes}TAE {taeg}; coste total del crédito {cost}; importe total adeudado {mtic}. Sistema de amortización francés.",
    taxes:
      "impuestos: {used} sobre el crédito ({usedPercent}), se suman a la primera cuota, {interest} sobre los intereses ({interestPercent}), incluidos en las cuotas, y un {expensesPercent} de la comisión, pagado con ella; ",
    equalFees: "{count} cuotas de {fee} y una última de {lastFee}",
    lastFee:
      "{count} cuotas de {fee} y una última cuota de {lastFee}, que incluye el valor residual de {residual}",
    campaign: "Promoción válida hasta el {date}.",
    promoPrice: "Con la promoción, financiado cuesta {price}.",
    warning: "Atención: pedir dinero prestado cuesta dinero.",
    approval: "Sujeto a la aprobación de la entidad financiera.",
  },
  similar: {
    sameModelCheaper: "Mismo modelo, {amount} menos",
    sameModelFewerKms: "Mismo modelo, {kms} menos",
    sameModelNewer: "Mismo modelo, más reciente",
    sameModel: "Mismo modelo",
    sameSegmentCheaper: "{segment} parecido, {amount} menos",
    sameSegmentBrand: "Misma marca y carrocería",
    sameSegment: "Misma carrocería y precio parecido",
    samePrice: "Precio parecido",
  },
  page: {
    title: { car: "{name} de {year} de ocasión", motorbike: "{name} de {year} de ocasión" },
    description:
      "{name} {version} de {year} con {kms}, motor {fuel}, cambio {transmission}, en {location} por {price}. Garantía de {warranty} meses.",
  },
  description: {
    intro:
      "{name} {version} matriculado en {month}, con {kms}, motor {fuel} de {power} CV y cambio {transmission}.",
    motorbike: "{name} matriculada en {month}, con {kms} y {power} CV.",
    oneOwner: "Ha tenido un solo dueño.",
    owners: "Ha tenido {count} dueños.",
    imported: "Procede de {country} y está matriculado aquí con toda su documentación.",
    motorbikeImported: "Procede de {country} y está matriculada aquí con toda su documentación.",
    inspection: "La próxima inspección técnica vence en {month}.",
    warranty: "Se entrega revisado, con {months} meses de garantía legal.",
    motorbikeWarranty: "Se entrega revisada, con {months} meses de garantía legal.",
    deductibleVat: "El IVA se desglosa en la factura y es deducible para empresas y autónomos.",
  },
  technical: {
    engine: "Motor y transmisión",
    body: "Carrocería",
    consumption: "Consumo y emisiones",
    history: "Historial",
    fuel: "Combustible",
    power: "Potencia",
    powerValue: "{cv} CV ({kw} kW)",
    displacement: "Cilindrada",
    transmission: "Cambio",
    traction: "Tracción",
    traction4x4: "A las cuatro ruedas",
    segment: "Tipo",
    doors: "Puertas",
    seats: "Plazas",
    color: "Color",
    combined: "Consumo combinado",
    electricRange: "Autonomía eléctrica",
    co2: "Emisiones de CO₂",
    euroStandard: "Norma de emisiones",
    registered: "Primera matriculación",
    kilometers: "Kilómetros",
    owners: "Dueños anteriores",
    origin: "Origen",
    inspection: "Próxima ITV",
    vin: "Número de bastidor",
  },
  mail: {
    greeting: "Hola, {name}:",
    closing: "El equipo de {shop}",
    automatic: "Este mensaje es automático: si respondes, no lo leerá nadie.",
    answersGoTo: "Si respondes a este correo, lo leerá {name}.",
    alertDigest: alertDigestEs,
    contactReceived: {
      subject: "Hemos recibido tu mensaje",
      intro: "Gracias por escribirnos. Hemos recibido tu mensaje y te contestaremos en cuanto podamos.",
      introWithin:
        "Gracias por escribirnos. Hemos recibido tu mensaje y te contestaremos en {hours} horas como máximo.",
      reference: "Referencia",
      about: "Asunto",
      phone: "Teléfono",
      message: "Tu mensaje",
      carRequest: {
        intro:
          "Para que la valoración sea más precisa, añade fotos del coche o elige día y hora para que lo veamos:",
        label: "Añadir fotos o pedir cita",
      },
      withdraw: "¿No has sido tú? Anula esta solicitud y borraremos los datos que contiene:",
      withdrawLink: "Anular la solicitud",
    },
    codeForAddress: {
      subject: "{code} es tu código de {shop}",
      register: "Escribe este código en la página en la que estás creando tu cuenta.",
      reset: "Escribe este código en la página en la que estás cambiando tu contraseña.",
      address: "Escribe este código en la página en la que estás cambiando el correo de tu cuenta.",
      link: "Escribe este código en la página en la que estás entrando en tu cuenta.",
      code: "Código",
      rules:
        "Vale durante {minutes} minutos y una sola vez. No se lo des a nadie: nosotros nunca te lo pediremos.",
      notYou: "Si no has sido tú, no hagas nada: sin el código nadie puede seguir.",
    },
    accountUnknown: {
      subject: "No hay ninguna cuenta con este correo",
      intro:
        "Alguien ha pedido cambiar la contraseña de la cuenta de {shop} con este correo, pero no hay ninguna. Puede que te registraras con otro.",
      register: "Si quieres una cuenta, créala desde la página de acceso:",
      registerLink: "Ir a la página de acceso",
      notYou: "Si no has sido tú, no hagas nada.",
    },
    /** For the staff: what an import of vehicles did. */
    feedReport: {
      subject: "Importación de {source}",
      intro: "Hemos importado los vehículos del fichero. Este es el resultado:",
      failedSubject: "No se ha podido importar {source}",
      failed: "El fichero no se ha importado y los vehículos siguen como estaban.",
      feed: "Fichero",
      rows: "Filas",
      added: "Vehículos nuevos",
      changed: "Vehículos cambiados",
      sold: "Vehículos retirados",
      refused: "Filas rechazadas",
      fetched: "Fotos descargadas",
      unfetched: "Fotos que faltan",
      details: "Detalles",
    },
  },
  withdrawal: {
    confirmTitle: "¿Quieres anular la solicitud?",
    confirmText:
      "Si no la has enviado tú, o ya no la quieres, anúlala. Borraremos el nombre, el correo, el teléfono y el mensaje de la solicitud {reference}, y no la contestaremos.",
    button: "Anular la solicitud",
    doneTitle: "La solicitud está anulada",
    doneText:
      "Hemos borrado el nombre, el correo, el teléfono y el mensaje de la solicitud {reference}. No tienes que hacer nada más.",
    forgedTitle: "Este enlace no está completo",
    forgedText:
      "El programa de correo puede haberlo cortado. Copia el enlace entero de nuestro mensaje y ábrelo otra vez.",
    goneTitle: "Este enlace ya no vale",
    goneText: "Ha caducado, o ya no guardamos la solicitud. Si quieres que borremos tus datos, escríbenos.",
    contact: "Escribirnos",
    home: "Ir a la página de inicio",
  },
  /** For developers of a site on this machine. */
  mailbox: {
    title: "Buzón local",
    intro: "Mensajes de la bandeja de salida. No hay servidor de correo (SMTP_URL), así que no se envían.",
    empty: "No hay mensajes.",
    to: "Para",
    at: "Fecha",
    unsubscribe: "Baja",
    attachment: "Adjunto",
    text: "Texto",
    html: "HTML",
    back: "Volver al buzón",
    states: {
      queued: "en cola",
      sending: "enviándose",
      sent: "enviado",
      failed: "fallido",
      expired: "caducado",
    },
  },
} as const;
