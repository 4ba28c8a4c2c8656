import { longWord, type WidgetExample } from "../widget-example.ts";
import { ErrorSummary } from "./error-summary.tsx";

export const examples: readonly WidgetExample[] = [
  {
    name: "with a control, without, long word",
    show: (
      <>
        <ErrorSummary
          title="Hay algo que corregir"
          isQuiet
          items={[
            { id: "error-summary-example", text: "Escribe tu nombre." },
            { text: "No hemos podido guardar lo que has escrito." },
            { text: longWord },
          ]}
        />
        <label htmlFor="error-summary-example">Nombre y apellidos</label>
        <input id="error-summary-example" name="error-summary-example" autoComplete="off" />
      </>
    ),
  },
];
