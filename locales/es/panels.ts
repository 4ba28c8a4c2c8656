export default {
  loading: "Cargando",
  close: "Cerrar",
  failed: "No hemos podido abrir esta ventana. Comprueba tu conexión.",
  retry: "Volver a intentarlo",
} as const;
