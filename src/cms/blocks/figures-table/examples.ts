import type { FiguresTableData } from "#contract/blocks/figures-table.ts";

export const examples = [
  {
    heading: "Cuánto cuesta un SEAT Ibiza de segunda mano",
    text: "Precios al contado de los que están a la venta.",
    caption: "SEAT Ibiza a la venta por año",
    columns: ["Año", "Unidades", "Desde", "Hasta"],
    rows: [
      ["2022", "3", "14.200,00 €", "15.900,00 €"],
      ["2020", "5", "11.150,00 €", "13.400,00 €"],
    ],
  },
] satisfies FiguresTableData[];
