import { Button } from "../button/button.tsx";
import { Popup } from "../popup/popup.tsx";
import { PopupButton } from "../popup/popup-button.tsx";
import type { WidgetExample } from "../widget-example.ts";
import { Alert } from "./alert.tsx";
import { type AlertMessage, alertTypes } from "./alert-types.ts";

const messages = {
  error: "No hemos podido guardar la búsqueda. Inténtalo otra vez.",
  warning: "La reserva termina dentro de cinco minutos.",
  info: "Tu cuenta está creada.",
  success: "Hemos guardado la búsqueda.",
  "info-alert": "El precio de un vehículo que sigues ha bajado.",
} as const satisfies Record<AlertMessage["type"], string>;

/** The model of a type that no page shows (`cms/frame/flash-messages` has the others). */
const model = (
  <div hidden>
    <Alert data-alert="info-alert" type="info-alert" title="¡Información!" close={{ "aria-label": "Cerrar" }}>
      <p />
    </Alert>
  </div>
);

/** One button for each type of alert, and one that closes them all (`start-alert-examples`). */
const buttons = (clearText: string) => (
  <>
    {alertTypes.map((type) => (
      <Button
        key={type}
        type="button"
        look="secondary"
        data-needs-script=""
        data-example-alert={type}
        value={messages[type]}
      >
        {type}
      </Button>
    ))}
    <Button type="button" look="tertiary" data-needs-script="" data-example-alert="">
      {clearText}
    </Button>
  </>
);

export const examples: readonly WidgetExample[] = [
  {
    name: "shown for 4 s, all types; cleared at once",
    show: (
      <>
        {model}
        {buttons("Quitar los avisos")}
      </>
    ),
  },
  {
    name: "from inside a dialog",
    show: (
      <>
        <PopupButton popup="alert-dialog" look="secondary">
          Abrir una ventana con avisos
        </PopupButton>
        <Popup id="alert-dialog" title="Avisos en una ventana" closeLabel="Cerrar la ventana">
          {buttons("Quitar estos avisos")}
        </Popup>
      </>
    ),
  },
];
