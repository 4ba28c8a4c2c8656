import { longWord, type WidgetExample } from "../widget-example.ts";
import { Accordion } from "./accordion.tsx";

const items = [
  {
    title: "¿Puedo devolver el coche?",
    content: <p>Sí, durante 14 días si lo compras a distancia.</p>,
    open: true,
  },
  { title: "¿Qué garantía tiene?", content: <p>Tres años de garantía legal.</p> },
  { title: "¿Qué pasa si cancelo la reserva?", content: <p>Te devolvemos los 300,00 € completos.</p> },
];

export const examples: readonly WidgetExample[] = [
  { name: "single (radio)", show: <Accordion mode="radio" level={4} items={items} /> },
  { name: "multiple (checkbox)", show: <Accordion mode="checkbox" level={4} items={items} /> },
  {
    name: "long word",
    show: <Accordion level={4} items={[{ title: longWord, content: <p>{longWord}</p> }]} />,
  },
  { name: "no items", show: <Accordion level={4} items={[]} /> },
];
