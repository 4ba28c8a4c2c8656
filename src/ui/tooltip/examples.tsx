import { longWord, type WidgetExample } from "../widget-example.ts";
import { Tooltip } from "./tooltip.tsx";

const positions = ["top", "right", "bottom", "left"] as const;

export const examples: readonly WidgetExample[] = [
  ...positions.map((position) => ({
    name: `${position}${position === "right" ? " (default)" : ""}`,
    show: (
      <Tooltip label={`Explicación, ${position}`} position={position}>
        <p>Cuota de 189,00 € al mes durante 96 meses. TAE 9,95 %.</p>
      </Tooltip>
    ),
  })),
  {
    name: "small",
    show: (
      <Tooltip label="Explicación breve" size="small">
        <p>IVA incluido.</p>
      </Tooltip>
    ),
  },
  {
    name: "long text with a link and a long word",
    show: (
      <Tooltip label="Explicación larga">
        <p>
          Ejemplo representativo: precio al contado 18.900,00 €, entrada 3.000,00 €, capital 15.900,00 €, 96
          cuotas. <a href="#tooltip">Condiciones completas</a>
        </p>
        <p>{longWord}</p>
      </Tooltip>
    ),
  },
];
