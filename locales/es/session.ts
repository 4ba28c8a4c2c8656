export default {
  registered: "Tu cuenta está creada. Ya puedes guardar favoritos y reservar vehículos.",
  loggedOut: "Has cerrado la sesión.",
  confirmTitle: "¿Cerrar la sesión?",
  confirmText: "Has llegado desde otro sitio. Confirma que quieres cerrar tu sesión en este.",
  confirm: "Cerrar sesión",
  stay: "Seguir con la sesión abierta",
  loginTitle: "Área de clientes",
  loginClosed:
    "El área de clientes no está abierta en este momento. Puedes buscar y comparar vehículos sin cuenta; para todo lo demás, llama al concesionario que aparece en la ficha del vehículo.",
  goOn: "Buscar vehículos",
} as const;
