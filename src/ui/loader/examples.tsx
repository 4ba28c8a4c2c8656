import { longWord, type WidgetExample } from "../widget-example.ts";
import { Loader } from "./loader.tsx";

export const examples: readonly WidgetExample[] = [
  { name: "with its label", show: <Loader label="Cargando la página" /> },
  { name: "long word", show: <Loader label={longWord} /> },
];
