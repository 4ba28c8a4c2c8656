import type { WidgetExample } from "../widget-example.ts";
import { Icon, iconNames } from "./icon.tsx";

export const examples: readonly WidgetExample[] = [
  { name: "every symbol", show: iconNames.map((name) => <Icon key={name} name={name} />) },
  {
    name: "sizes 16, 20, 24 (default), 32",
    show: (
      <>
        <Icon name="car" size={16} />
        <Icon name="car" size={20} />
        <Icon name="car" />
        <Icon name="car" size={32} />
      </>
    ),
  },
];
