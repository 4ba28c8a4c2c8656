import { longWord, type WidgetExample } from "../widget-example.ts";
import type { PreviewWords } from "./image-preview.tsx";
import { OpenedPreview } from "./opened-preview-example.tsx";

const words: PreviewWords = {
  label: "Fotos de SEAT León, ampliadas",
  close: "Cerrar",
  previous: "Foto anterior",
  next: "Foto siguiente",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  reset: "Restablecer la vista",
  rotateLeft: "Girar a la izquierda",
  rotateRight: "Girar a la derecha",
  loading: "Cargando la foto…",
  failed: "No hemos podido cargar esta foto.",
  empty: "Este vehículo todavía no tiene fotos.",
  retry: "Volver a intentarlo",
  counter: "{number} de {total}",
};

const picture = { src: "/icons/vehicle-fallback.svg", alt: "Un coche dibujado, visto de lado" };
const motorbike = { src: "/icons/motorbike-fallback.svg", alt: "Una moto dibujada, vista de lado" };
const missing = { src: "/pictures/none.webp", alt: "Una foto que falta" };

export const examples: readonly WidgetExample[] = [
  {
    name: "several pictures, the second first",
    show: <OpenedPreview button="Ver dos fotos" pictures={[picture, motorbike]} start={1} words={words} />,
  },
  {
    name: "one picture, long word",
    show: (
      <OpenedPreview
        button="Ver una foto"
        pictures={[{ ...picture, alt: longWord }]}
        start={0}
        words={words}
      />
    ),
  },
  {
    name: "a picture that does not exist",
    show: (
      <OpenedPreview button="Ver una foto que falta" pictures={[missing, picture]} start={0} words={words} />
    ),
  },
  {
    name: "no pictures",
    show: <OpenedPreview button="Ver ninguna foto" pictures={[]} start={0} words={words} />,
  },
];
