export default {
  title: "Bloques y piezas",
  intro:
    "De qué están hechas las páginas: cada pieza y cada bloque en todas sus formas, también con contenido que no debería llegar. Los textos de los ejemplos están en español.",
  contents: "Contenido",
  widgets: "Piezas",
  blocks: "Bloques",
  panelLink: "Abrir el formulario de contacto",
  panelHeading: "Una ventana con su página",
} as const;
