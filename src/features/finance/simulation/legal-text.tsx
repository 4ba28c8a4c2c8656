import type { SimulationView } from "../simulation-view-type.ts";

/** The legal text of a credit, with its mandatory emphasis. */
export const LegalText = ({ legal }: Pick<SimulationView, "legal">) =>
  legal.map((runs, number) => {
    const key = number;
    return (
      <p key={key}>{runs.map(([text, strong]) => (strong ? <strong key={text}>{text}</strong> : text))}</p>
    );
  });
