import { longWord, type WidgetExample } from "../widget-example.ts";
import { CardRow } from "./card-row.tsx";
import styles from "./examples.module.css";

const words = { previous: "Ver los anteriores", next: "Ver los siguientes" };

export const examples: readonly WidgetExample[] = [
  {
    name: "cards side by side",
    show: (
      <CardRow label="Ciudades" words={words}>
        {["Madrid", "Barcelona", "Valencia", "Sevilla", "Bilbao", longWord].map((city) => (
          <a key={city} href="#card-row" className={styles.card}>
            {city}
          </a>
        ))}
      </CardRow>
    ),
  },
];
