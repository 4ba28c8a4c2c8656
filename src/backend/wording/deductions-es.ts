/** Labels of a car's defects in Spanish that reduce its value, by the code of the line. */
export const deductionsEs = {
  kilometers: "Más kilómetros que al tasarlo",
  "enginePerformance-FAIR": "Motor: regular",
  "enginePerformance-BAD": "Motor: mal",
  "drivePerformance-FAIR": "Conducción: regular",
  "drivePerformance-BAD": "Conducción: mal",
  "generalStatus-FAIR": "Estado general: regular",
  "generalStatus-BAD": "Estado general: mal",
  imported: "Coche importado",
  scratch: "Arañazo",
  dent: "Abolladura",
  rust: "Óxido",
  chip: "Impacto en un cristal",
  crack: "Cristal con una grieta",
  broken: "Faro o piloto roto",
  kerbed: "Llanta rozada",
  worn: "Neumático gastado",
} as const;
