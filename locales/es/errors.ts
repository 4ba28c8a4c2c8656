export default {
  notFoundTitle: "No encontramos esta página",
  notFoundText: "Puede que el vehículo ya se haya vendido o que la dirección tenga una errata.",
  notFoundPath: "Dirección pedida:",
  goneTitle: "Este vehículo ya no está a la venta",
  goneText: "Se vendió hace más de 30 días. Tenemos otros parecidos.",
  seeStock: "Ver todos los vehículos",
  goHome: "Ir a la página de inicio",
  fatalTitle: "Algo ha fallado por nuestra parte",
  fatalText: "Vuelve a intentarlo dentro de un momento. Si se repite, llámanos y dinos este código:",
  incompleteTitle: "Parte de la página no se ha podido cargar",
  incompleteText:
    "Comprueba tu conexión y vuelve a cargar la página. Mientras tanto, los enlaces y los formularios siguen funcionando.",
  call: "Llamar por teléfono",
  retry: "Volver a intentarlo",
  unavailableTitle: "No podemos mostrar los vehículos ahora mismo",
  unavailableText: "El servicio no responde. Vuelve a cargar la página dentro de un minuto.",
} as const;
