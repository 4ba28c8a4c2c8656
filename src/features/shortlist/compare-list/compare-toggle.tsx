"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "#ui/button/button.tsx";
import type { ListedVehicle } from "./compare-list.ts";
import { comparedVehicles, subscribeToCompared } from "./compare-store.ts";

export type CompareToggleProps = ListedVehicle & {
  /** Names the button for this vehicle. */
  readonly label: string;
  /** Address of the comparison. */
  readonly action: string;
  /** What the button shows; with a text beside the symbol it is drawn as one of the page's buttons. */
  readonly children: ReactNode;
  readonly plain?: boolean;
};

/** Puts a vehicle into the comparison or takes it out. Without scripts it leads to the comparison with this vehicle. */
export function CompareToggle({ vin, name, label, action, children, plain = false }: CompareToggleProps) {
  const listed = useSyncExternalStore(
    subscribeToCompared,
    () => comparedVehicles().some((vehicle) => vehicle.vin === vin),
    () => undefined,
  );
  const attributes = {
    type: "submit",
    name: "vin",
    value: vin,
    "aria-label": label,
    "aria-pressed": listed,
    "data-compare": vin,
    "data-needs-script": "",
  } as const;
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        import("./compare-actions.ts").then(
          ({ toggleCompared }) => toggleCompared({ vin, name }),
          () => location.assign(`${form.action}?vin=${vin}`),
        );
      }}
    >
      {plain ? (
        <button {...attributes}>{children}</button>
      ) : (
        <Button look="tertiary" size="ghost" {...attributes}>
          {children}
        </Button>
      )}
    </form>
  );
}
