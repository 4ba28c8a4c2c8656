import { alertTypes } from "../alert/alert-types.ts";
import { longWord, type WidgetExample } from "../widget-example.ts";
import { Notice } from "./notice.tsx";

export const examples: readonly WidgetExample[] = [
  ...alertTypes.map((type) => ({
    name: type,
    show: (
      <Notice type={type} title="Has cambiado los años de orden">
        <p>Mostramos los vehículos de 2018 a 2021.</p>
      </Notice>
    ),
  })),
  {
    name: "without title, long word",
    show: (
      <Notice type="warning">
        <p>{longWord}</p>
      </Notice>
    ),
  },
];
