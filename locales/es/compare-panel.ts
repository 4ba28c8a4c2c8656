export default {
  loading: "Cargando la comparación",
  failed: "No hemos podido cargar la comparación. Comprueba tu conexión.",
  retry: "Volver a intentarlo",
  goOn: "Seguir buscando",
  page: "Compartir o imprimir",
  takenOff: "{name} ya no está a la venta: lo hemos quitado de tu lista.",
  full: "Tu comparación está completa: {limit} vehículos",
  whichOut: "¿Cuál quitas para poner {name}?",
  replace: "Quitar {out} y poner {name}",
  keepAll: "Dejarla como está",
} as const;
