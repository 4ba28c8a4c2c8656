export default {
  loading: "Cargando",
  close: "Cerrar",
  failed: "No hemos podido abrir esta ventana. Comprueba tu conexión.",
  failedToSend:
    "No sabemos si nos ha llegado lo que has enviado. Inténtalo otra vez: no se enviará dos veces. Si sigue fallando, copia el texto y vuelve a cargar la página.",
  retry: "Volver a intentarlo",
} as const;
