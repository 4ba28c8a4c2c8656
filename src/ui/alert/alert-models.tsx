import { Alert } from "./alert.tsx";
import { alertTypes, titleKeyOf } from "./alert-types.ts";

type AlertModelsProps = {
  /** The title of a type, by its key. */
  readonly titleOf: (key: ReturnType<typeof titleKeyOf>) => string;
  /** Names the close button. */
  readonly close: string;
};

/**
 * An empty alert of each type, for `showAlert` to copy. Once on a page. Hidden, and no template: React cannot take over what is in
 * one, and the card step is taken over.
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
