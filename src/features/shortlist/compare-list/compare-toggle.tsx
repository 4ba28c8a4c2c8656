import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { compareFormId } from "./compare-form-id.ts";
import type { ListedVehicle } from "./compare-list.ts";

export type CompareToggleProps = ListedVehicle & {
  /** Accessible name of the button, with the vehicle's. */
  readonly label: string;
  /** Text of the button, which is styled as a button of the page. */
  readonly children?: ReactNode;
  /** It is on a card, whose heading is the name and whose styles have the icon. */
  readonly plain?: boolean;
};

/**
 * Adds a vehicle to the comparison or removes it (`start-compare`). Without scripts it opens the comparison
 * with this vehicle, by the form of every page (`CompareForm`).
 */
export const CompareToggle = ({ vin, name, label, children, plain = false }: CompareToggleProps) => {
  const attributes = {
    type: "submit",
    form: compareFormId,
    name: "vin",
    "data-compare": plain ? "" : name,
    "data-needs-script": "",
    "aria-label": label,
    value: vin,
  } as const;
  return plain ? (
    <button {...attributes} />
  ) : (
    <Button look="tertiary" size="ghost" icon="compare" {...attributes}>
      {children}
    </Button>
  );
};
