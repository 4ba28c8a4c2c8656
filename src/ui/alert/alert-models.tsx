import { Alert } from "./alert.tsx";
import { alertTypes, titleKeyOf } from "./alert-types.ts";

type AlertModelsProps = {
  /** Title of an alert type, by its key. */
  readonly titleOf: (key: ReturnType<typeof titleKeyOf>) => string;
  /** Label of the close button. */
  readonly close: string;
};

/**
 * An empty alert of each type, as a template for `showAlert`. Render once a page. Hidden elements and no
 * `<template>`, whose content React cannot hydrate, as on the card step.
 */
export const AlertModels = ({ titleOf, close }: AlertModelsProps) => (
  <div hidden data-alert-models="">
    {alertTypes.map((type) => (
      <Alert
        key={type}
        data-alert={type}
        type={type}
        title={titleOf(titleKeyOf(type))}
        close={{ "aria-label": close }}
      >
        <p />
      </Alert>
    ))}
  </div>
);
