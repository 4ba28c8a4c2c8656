import { longWord, type WidgetExample } from "../widget-example.ts";
import { SelectField } from "./field.tsx";

const years = ["2024", "2023", "2022"].map((year) => ({ value: year, text: year }));

export const examples: readonly WidgetExample[] = [
  {
    name: "with and without an empty choice, disabled",
    show: (
      <>
        <SelectField label="Año desde" options={years} blank="Cualquiera" />
        <SelectField label="Año hasta" options={years} defaultValue="2023" />
        <SelectField label="Versión" options={[]} blank="Elige antes el modelo" disabled />
      </>
    ),
  },
  { name: "long word", show: <SelectField label={longWord} options={[{ value: "1", text: longWord }]} /> },
];
