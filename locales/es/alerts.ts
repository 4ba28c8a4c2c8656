export default {
  titles: { error: "¡Error!", warning: "¡Atención!", info: "¡Información!", success: "¡Hecho!" },
  close: "Cerrar el aviso",
} as const;
