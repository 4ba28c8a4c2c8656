export default {
  added: "{name} está en la comparación: {count} de {limit}.",
  removed: "{name} ya no está en la comparación.",
  unsaved: "Tu navegador no deja guardar la lista: vale solo hasta que salgas de esta página.",
} as const;
