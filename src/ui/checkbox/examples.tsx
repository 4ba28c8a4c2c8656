import { longWord, type WidgetExample } from "../widget-example.ts";
import { Checkbox } from "./checkbox.tsx";

export const examples: readonly WidgetExample[] = [
  {
    name: "with counts, ticked, disabled",
    show: (
      <>
        <Checkbox name="fuel" value="diesel" label="Diésel" count="812" />
        <Checkbox name="fuel" value="petrol" label="Gasolina" count="1.034" defaultChecked />
        <Checkbox name="fuel" value="lpg" label="GLP" count="0" disabled />
        <Checkbox name="fuel" value="electric" label="Eléctrico" count="96" disabled defaultChecked />
      </>
    ),
  },
  {
    name: "radio",
    show: (
      <>
        <Checkbox type="radio" name="delivery" value="0" label="En mi casa" defaultChecked />
        <Checkbox type="radio" name="delivery" value="1" label="En el concesionario" />
        <Checkbox type="radio" name="delivery" value="2" label="En otra dirección" disabled />
      </>
    ),
  },
  {
    name: "sizes 16, 24 (default), 32, long word",
    show: (
      <>
        <Checkbox size={16} label="Pequeña" defaultChecked />
        <Checkbox label="Normal" defaultChecked />
        <Checkbox size={32} label="Grande" defaultChecked />
        <Checkbox label={longWord} />
      </>
    ),
  },
];
