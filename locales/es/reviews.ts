export default {
  average: "de 5, media de {count} opiniones",
  rating: "{rating} de 5",
} as const;
