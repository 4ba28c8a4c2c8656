import { useId } from "react";
import styles from "./step-progress.module.css";
import { stepShare } from "./step-share.ts";

export type StepProgressProps = {
  readonly current?: number;
  readonly total?: number;
  /** The step as text: "Paso 2 de 5: tus datos". */
  readonly label: string;
};

/** Progress of a flow: a bar as wide as current / total, with the step as text above it. */
export const StepProgress = ({ current, total, label }: StepProgressProps) => {
  const id = useId();
  const step = stepShare(current, total);
  return (
    <div className={styles.steps}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={step.current} max={step.total}>
        {`${Math.round(step.share * 100)} %`}
      </progress>
    </div>
  );
};
