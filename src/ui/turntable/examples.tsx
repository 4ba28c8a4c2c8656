import type { WidgetExample } from "../widget-example.ts";
import { OpenedTurntable } from "./opened-turntable-example.tsx";
import type { TurntableWords } from "./turntable.tsx";

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

export const examples: readonly WidgetExample[] = [
  {
    name: "a turn of four frames",
    show: (
      <OpenedTurntable
        button="Girar el vehículo"
        frames={[car, motorbike, car, motorbike]}
        alt="El vehículo visto desde fuera"
        turnsOnShow={false}
        words={words}
      />
    ),
  },
  {
    name: "a frame that does not exist",
    show: (
      <OpenedTurntable
        button="Girar uno incompleto"
        frames={[car, "/pictures/none.webp"]}
        alt="El vehículo visto desde fuera"
        turnsOnShow
        words={words}
      />
    ),
  },
];
