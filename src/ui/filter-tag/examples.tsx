import { longWord, type WidgetExample } from "../widget-example.ts";
import { FilterTag } from "./filter-tag.tsx";
import { FilterTagLink } from "./filter-tag-link.tsx";

export const examples: readonly WidgetExample[] = [
  ...(["normal", "large"] as const).map((size) => ({
    name: `size ${size}`,
    show: (
      <>
        <FilterTag size={size} name="tag" value="suv" text="SUV" />
        <FilterTag size={size} name="tag" value="hybrid" text="Híbrido" defaultChecked />
        <FilterTag size={size} name="tag" value="4x4" text="4x4" disabled />
      </>
    ),
  })),
  {
    name: "closable",
    show: (
      <>
        <FilterTag closable name="tag" value="seat" text="SEAT" defaultChecked />
        <FilterTag closable name="tag" value="audi" text="Audi" defaultChecked />
        <FilterTag closable size="large" name="tag" value="diesel" text="Diésel" defaultChecked />
      </>
    ),
  },
  {
    name: "as a link",
    show: <FilterTagLink text="Hasta 15.000 €" href="/listado-coches-segunda-mano/" action="Quitar filtro" />,
  },
  { name: "long word", show: <FilterTag text={longWord} closable defaultChecked /> },
];
