import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import type { ListedVehicle } from "./compare-list.ts";

export type CompareToggleProps = ListedVehicle & {
  /** Names the button for this vehicle. */
  readonly label: string;
  /** Address of the comparison. */
  readonly action: string;
  /** What the button shows; with a text beside the symbol it is drawn as one of the page's buttons. */
  readonly children: ReactNode;
  /** It stands on a card, whose heading is the name. */
  readonly plain?: boolean;
};

/**
 * Puts a vehicle into the comparison or takes it out (`start-compare`). Without scripts it leads to the comparison with
 * this vehicle.
 */
export const CompareToggle = ({ vin, name, label, action, children, plain = false }: CompareToggleProps) => {
  const attributes = {
    name: "vin",
    value: vin,
    "aria-label": label,
    "data-compare": plain ? "" : name,
    "data-needs-script": "",
  } as const;
  return (
    <form action={action}>
      {plain ? (
        <button type="submit" {...attributes}>
          {children}
        </button>
      ) : (
        <Button look="tertiary" size="ghost" {...attributes}>
          {children}
        </Button>
      )}
    </form>
  );
};
