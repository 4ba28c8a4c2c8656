import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { compareFormId } from "./compare-form-id.ts";
import type { ListedVehicle } from "./compare-list.ts";

export type CompareToggleProps = ListedVehicle & {
  /** Names the button for this vehicle. */
  readonly label: string;
  /** What the button shows; with a text beside the symbol it is rendered as one of the page's buttons. */
  readonly children: ReactNode;
  /** It stands on a card, whose heading is the name. */
  readonly plain?: boolean;
};

/**
 * Puts a vehicle into the comparison or takes it out (`start-compare`). Without scripts it leads to the comparison with
 * this vehicle, by the form that every page has (`CompareForm`).
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
    <button {...attributes}>{children}</button>
  ) : (
    <Button look="tertiary" size="ghost" {...attributes}>
      {children}
    </Button>
  );
};
