import { longWord, type WidgetExample } from "../widget-example.ts";
import { Toggle } from "./toggle.tsx";

const sizes = ["small", "medium", "large"] as const;
const looks = ["primary", "secondary", "success"] as const;

export const examples: readonly WidgetExample[] = [
  {
    name: "sizes",
    show: sizes.map((size) => (
      <Toggle key={size} size={size} label="Solo con IVA deducible" defaultChecked />
    )),
  },
  {
    name: "types, on and off",
    show: looks.flatMap((look) => [
      <Toggle key={look} look={look} label="Incluir financiación" defaultChecked />,
      <Toggle key={`${look} off`} look={look} label="Entregar mi coche" />,
    ]),
  },
  {
    name: "disabled, long word",
    show: (
      <>
        <Toggle label="No disponible" disabled />
        <Toggle label="Siempre incluido" disabled defaultChecked />
        <Toggle label={longWord} />
      </>
    ),
  },
];
