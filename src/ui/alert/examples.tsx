import { Popup, PopupButton } from "../popup/popup.tsx";
import type { WidgetExample } from "../widget-example.ts";
import { AlertButtons } from "./alert-buttons-example.tsx";

export const examples: readonly WidgetExample[] = [
  { name: "shown for 4 s, all types; cleared at once", show: <AlertButtons clearText="Quitar los avisos" /> },
  {
    name: "from inside a dialog",
    show: (
      <>
        <PopupButton popup="alert-dialog" look="secondary">
          Abrir una ventana con avisos
        </PopupButton>
        <Popup id="alert-dialog" title="Avisos en una ventana" closeLabel="Cerrar la ventana">
          <AlertButtons clearText="Quitar estos avisos" />
        </Popup>
      </>
    ),
  },
];
