export default {
  title: "Bloques y piezas",
  intro:
    "De qué están hechas las páginas: cada pieza y cada bloque en todas sus formas, también con contenido que no debería llegar. Los textos de los ejemplos están en español.",
  contents: "Contenido",
  widgets: "Piezas",
  blocks: "Bloques",
  panelLink: "Abrir el formulario de ejemplo",
  panelTitle: "Formulario de ejemplo",
  panelIntro: "Un formulario en su página o en una ventana. No se guarda nada de lo que escribas.",
  panelName: "Nombre",
  panelEmail: "Correo electrónico",
  panelSend: "Enviar",
  panelNameError: "Escribe tu nombre.",
  panelEmailError: "Escribe un correo completo, como nombre@ejemplo.es.",
  panelDone: "Recibido. Gracias.",
  panelHeading: "Una ventana con su página",
} as const;
