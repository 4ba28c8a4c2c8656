import { Button } from "../button/button.tsx";
import type { WidgetExample } from "../widget-example.ts";
import { Turntable, type TurntableWords } from "./turntable.tsx";

const words: TurntableWords = {
  label: "SEAT León en 360°",
  close: "Cerrar",
  slider: "Girar SEAT León",
  degrees: "{degrees} grados",
  hint: "Arrastra para girarlo, o usa las flechas del teclado.",
  progress: "Cargando la vista: {loaded} de {total}",
  failed: "No hemos podido cargar la vista en 360°.",
  retry: "Volver a intentarlo",
};

const [car, motorbike] = ["/icons/vehicle-fallback.svg", "/icons/motorbike-fallback.svg"];

type Example = { readonly button: string; readonly frames: readonly string[]; readonly turnsOnShow: boolean };

/** A button that opens a turntable. */
const opened = ({ button, ...turn }: Example) => (
  <div data-gallery="">
    <Button type="button" look="secondary" data-action="turn">
      {button}
    </Button>
    <Turntable {...turn} alt="El vehículo visto desde fuera" words={words} />
  </div>
);

export const examples: readonly WidgetExample[] = [
  {
    name: "a turn of four frames",
    show: opened({
      button: "Girar el vehículo",
      frames: [car, motorbike, car, motorbike],
      turnsOnShow: false,
    }),
  },
  {
    name: "a frame that does not exist",
    show: opened({
      button: "Girar uno incompleto",
      frames: [car, "/pictures/none.webp"],
      turnsOnShow: true,
    }),
  },
];
