import { longWord, type WidgetExample } from "../widget-example.ts";
import { StepProgress } from "./step-progress.tsx";

export const examples: readonly WidgetExample[] = [
  { name: "defaults", show: <StepProgress label="Paso 1 de 4: tu coche" /> },
  { name: "3 of 7", show: <StepProgress current={3} total={7} label="Paso 3 de 7: entrega" /> },
  { name: "finished", show: <StepProgress current={5} total={5} label="Paso 5 de 5: cita" /> },
  { name: "beyond the end, long word", show: <StepProgress current={9} total={5} label={longWord} /> },
];
