import type { ReactNode } from "react";
import { AccordionItem } from "../accordion/accordion.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { FieldError } from "../text-input/field-error.tsx";
import styles from "./choice-group.module.css";

type Choice = { readonly value: string; readonly text: ReactNode };

export type ChoiceGroupProps = {
  /** Id of the first choice, the target of the error summary; the others append theirs. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly defaultValue?: string | undefined;
  readonly error?: string | undefined;
  /** How many stay visible; the rest collapses under this label. */
  readonly inSight?: number;
  readonly more?: string;
};

/** A group of radio buttons. */
export const ChoiceGroup = (props: ChoiceGroupProps) => {
  const { id, name, label, choices, defaultValue, error, inSight = choices.length, more } = props;
  const boxes = choices.map(({ value, text }, index) => (
    <Checkbox
      key={value}
      type="radio"
      id={index === 0 ? id : `${id}-${index}`}
      name={name}
      value={value}
      label={text}
      defaultChecked={value === defaultValue}
    />
  ));
  const chosen = choices.findIndex(({ value }) => value === defaultValue);
  return (
    <fieldset className={styles.group} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
      {boxes.slice(0, inSight)}
      {boxes.length > inSight && (
        <AccordionItem title={more} open={chosen >= inSight} level={2} dense>
          <div className={styles.group}>{boxes.slice(inSight)}</div>
        </AccordionItem>
      )}
    </fieldset>
  );
};
