import { useId } from "react";
import { yearList } from "#domain/option-lists.ts";
import { longWord, type WidgetExample } from "../widget-example.ts";
import { Popup, type PopupProps } from "./popup.tsx";
import { PopupButton } from "./popup-button.tsx";

const OpenedByButton = ({
  button,
  ...popup
}: Omit<PopupProps, "id" | "closeLabel"> & { readonly button: string }) => {
  const id = `popup${useId()}`;
  return (
    <>
      <PopupButton popup={id} look="secondary">
        {button}
      </PopupButton>
      <Popup id={id} closeLabel="Cerrar la ventana" {...popup} />
    </>
  );
};

export const examples: readonly WidgetExample[] = [
  {
    name: "closes on its button and outside (default)",
    show: (
      <OpenedByButton button="Ver qué incluye" title="Qué incluye el precio">
        <p>Transferencia, revisión y tres años de garantía legal.</p>
      </OpenedByButton>
    ),
  },
  {
    name: "closes on its button only",
    show: (
      <OpenedByButton button="Ver condiciones" title="Condiciones" closeOnOutsideClick={false}>
        <p>La señal se descuenta del precio.</p>
      </OpenedByButton>
    ),
  },
  {
    name: "without its button, long content",
    show: (
      <OpenedByButton button="Ver texto largo" title={longWord} showClose={false}>
        {yearList(2026)
          .slice(0, 15)
          .map((year) => (
            <p key={year}>
              {year}: {longWord} y otras palabras que llenan la línea.
            </p>
          ))}
        <a href="#popup">Un enlace al final</a>
      </OpenedByButton>
    ),
  },
];
