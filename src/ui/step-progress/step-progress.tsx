import { useId } from "react";
import styles from "./step-progress.module.css";

/** Defaults of specification section 9. */
const stepDefaults = { current: 1, total: 4 } as const;

/** Step and total as whole numbers with 0 ≤ current ≤ total and total ≥ 1, and their share from 0 to 1. */
export const stepShare = (current: number = stepDefaults.current, total: number = stepDefaults.total) => {
  const whole = (value: number, fallback: number) => (Number.isFinite(value) ? Math.trunc(value) : fallback);
  const last = Math.max(1, whole(total, stepDefaults.total));
  const reached = Math.min(last, Math.max(0, whole(current, stepDefaults.current)));
  return { current: reached, total: last, share: reached / last };
};

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
