import { longWord, type WidgetExample } from "../widget-example.ts";
import { ChoiceGroup } from "./choice-group.tsx";

const choices = [
  { value: "1", text: "Entregarlo al comprar otro" },
  { value: "2", text: "Solo venderlo" },
];

export const examples: readonly WidgetExample[] = [
  {
    name: "chosen",
    show: <ChoiceGroup id="choice-1" name="choice-1" label="¿Para qué?" choices={choices} defaultValue="2" />,
  },
  {
    name: "refused, long word",
    show: (
      <ChoiceGroup
        id="choice-2"
        name="choice-2"
        label="¿Para qué?"
        choices={[...choices, { value: "3", text: longWord }]}
        error="Elige una de las dos."
      />
    ),
  },
];
