export default {
  label: "Cookies",
  question:
    "Además de lo necesario, y solo si aceptas, usamos cookies propias para medir el uso del sitio, saber qué campaña te ha traído y recordar los vehículos que ves.",
  questionOthers:
    "Además de lo necesario, y solo si aceptas, usamos cookies propias y de otras empresas para medir el uso del sitio, saber qué campaña te ha traído y recordar los vehículos que ves.",
  more: "Ver qué guardamos",
  accept: "Aceptar",
  reject: "Rechazar",
  settings: "Configurar cookies",
  title: "Configurar cookies",
  intro:
    "Decide qué guardamos en este navegador. Puedes volver a esta página y cambiar de opinión cuando quieras: el enlace está al pie de todas las páginas.",
  now: {
    ask: "Todavía no has elegido. Mientras tanto, solo guardamos lo necesario.",
    all: "Has aceptado lo opcional. Lo recordamos durante un año.",
    necessary: "Has rechazado lo opcional. Lo recordamos durante un año.",
  },
  necessary: {
    title: "Necesario, siempre activo",
    text: "La última página que has visto, tu sesión si la inicias, el idioma que eliges y tu respuesta a esta pregunta. Sin esto el sitio no funciona, así que no pide permiso. Contamos además las páginas vistas, sin identificarte y sin cookies.",
  },
  optional: {
    title: "Opcional, solo si lo aceptas",
    text: "Son datos propios. No los vendemos ni los cruzamos con los de otros sitios.",
    textOthers: "No los vendemos. Los de otras empresas los tratan ellas, según sus condiciones.",
    others: "Otras empresas: lo que guardan o reciben {hosts}.",
    google:
      "{name}, de Google Ireland Limited: recibe qué páginas ves y qué pasos das, y lo relaciona por las cookies _ga, que duran hasta dos años. No le dejamos usarlo para publicidad. Si lo rechazas, las borramos.",
    plausible:
      "Plausible, en {name}: cuenta las páginas que ves y los pasos que das, sin cookies ni nada que te identifique.",
    measuring:
      "Medición: los pasos que das al buscar, comparar o reservar y lo que tardan las páginas, para mejorar el sitio y atenderte mejor si nos escribes.",
    campaign: "Campaña: el anuncio o el correo por el que has llegado. Se borra al cerrar la pestaña.",
    recent: "Vistos recientemente: los últimos vehículos que has abierto, solo en este navegador.",
    after:
      "Si rechazas lo opcional después de haberlo aceptado, dejamos de guardarlo desde ese momento y borramos la campaña de este navegador.",
  },
} as const;
