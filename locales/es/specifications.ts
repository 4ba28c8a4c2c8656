export default {
  title: "Ficha técnica de {name}",
  page: "Ver el vehículo",
  equipment: "Equipamiento",
  reserved: "Este vehículo está reservado.",
  bought: "Este vehículo está vendido.",
} as const;
