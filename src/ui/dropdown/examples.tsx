import { kilometreOptions } from "#domain/option-lists.ts";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import { longWord, type WidgetExample } from "../widget-example.ts";
import { Dropdown } from "./dropdown.tsx";

const orders = ["Relevancia", "Precio, de menor a mayor", "Menos kilómetros"] as const;
const distances = kilometreOptions().map(({ label }) => label);

export const examples: readonly WidgetExample[] = [
  {
    name: "links",
    show: (
      <Dropdown label="Ordenar por" value="Relevancia">
        {orders.map((text, index) => (
          <SiteLink key={text} href="#dropdown" aria-current={index === 0 ? "true" : undefined}>
            {text}
          </SiteLink>
        ))}
      </Dropdown>
    ),
  },
  {
    name: "closes after a choice",
    show: (
      <Dropdown label="Combustible" closeOnChoice>
        <Checkbox type="radio" name="only-fuel" value="diesel" label="Diésel" />
        <Checkbox type="radio" name="only-fuel" value="petrol" label="Gasolina" />
      </Dropdown>
    ),
  },
  {
    name: "long words, many options",
    show: (
      <Dropdown label={longWord} value={longWord}>
        {[longWord, ...distances].map((text) => (
          <Checkbox key={text} label={text} />
        ))}
      </Dropdown>
    ),
  },
];
