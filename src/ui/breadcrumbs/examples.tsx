import { longWord, type WidgetExample } from "../widget-example.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const trail = [
  { text: "Inicio", href: "/" },
  { text: "Coches", href: "/listado-coches-segunda-mano/" },
];

export const examples: readonly WidgetExample[] = [
  {
    name: "three steps",
    show: <Breadcrumbs label="Ruta de ejemplo" crumbs={[...trail, { text: "SEAT León" }]} />,
  },
  {
    name: "long word",
    show: <Breadcrumbs label="Ruta de ejemplo, larga" crumbs={[...trail, { text: longWord }]} />,
  },
];
