export default {
  added: "{name} está en la comparación: {count} de {limit}.",
  removed: "{name} ya no está en la comparación.",
  unsaved: "Tu navegador no deja guardar la lista: vale solo hasta que salgas de esta página.",
  recent: "Vistos hace poco",
  seen: "Vehículos que has visto",
  seenNone: "Todavía no hay ningún vehículo que mostrarte.",
  seeStock: "Ver los vehículos",
  clear: "Borrar esta lista",
  cleared: "La lista de vehículos vistos está borrada.",
  previous: "Ver los anteriores",
  next: "Ver los siguientes",
  reserved: "· Reservado",
} as const;
