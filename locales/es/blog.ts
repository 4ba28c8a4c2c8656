export default {
  minutes: "{minutes} min de lectura",
  changed: "Actualizado el",
  outline: "En este artículo",
  empty: "Todavía no hay artículos.",
  noPage: "No hay una página {page}: el blog tiene {count}.",
  firstPage: "Ir a la primera página",
  pages: "Páginas del blog",
  page: "Página",
  previous: "Página anterior",
  next: "Página siguiente",
} as const;
