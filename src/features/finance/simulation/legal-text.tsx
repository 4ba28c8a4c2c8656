import type { SimulationView } from "../simulation-view-type.ts";

/** What the law wants said of a credit, with the words that it wants in bold. */
export const LegalText = ({ legal }: Pick<SimulationView, "legal">) =>
  legal.map((runs, number) => {
    const key = number;
    return (
      <p key={key}>{runs.map(([text, strong]) => (strong ? <strong key={text}>{text}</strong> : text))}</p>
    );
  });
