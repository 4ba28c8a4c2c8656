"use client";

import { Button } from "../button/button.tsx";
import { type AlertMessage, alertTypes } from "./alert-types.ts";
import { clearAlerts, showAlert } from "./show-alert.ts";

const messages = {
  error: "No hemos podido guardar la búsqueda. Inténtalo otra vez.",
  warning: "La reserva termina dentro de cinco minutos.",
  info: "Tu cuenta está creada.",
  success: "Hemos guardado la búsqueda.",
  "info-alert": "El precio de un vehículo que sigues ha bajado.",
} as const satisfies Record<AlertMessage["type"], string>;

/** For the examples: one button for each type of alert. */
export function AlertButtons({ clearText }: { readonly clearText: string }) {
  return (
    <>
      {alertTypes.map((type) => (
        <Button
          key={type}
          type="button"
          look="secondary"
          data-needs-script=""
          onClick={() => showAlert({ type, message: messages[type] })}
        >
          {type}
        </Button>
      ))}
      <Button type="button" look="tertiary" data-needs-script="" onClick={clearAlerts}>
        {clearText}
      </Button>
    </>
  );
}
