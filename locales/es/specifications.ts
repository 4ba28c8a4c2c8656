export default {
  title: "Ficha técnica",
  loading: "Cargando la ficha",
  failed: "No hemos podido cargar la ficha. Puede que el vehículo ya no esté a la venta.",
  retry: "Volver a intentarlo",
  page: "Ver el vehículo",
  equipment: "Equipamiento",
  reserved: "Este vehículo está reservado.",
  bought: "Este vehículo está vendido.",
} as const;
