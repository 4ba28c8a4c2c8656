import { Button } from "../button/button.tsx";
import { longWord, type WidgetExample } from "../widget-example.ts";
import { ImagePreview, type PreviewWords } from "./image-preview.tsx";

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

type Example = {
  readonly button: string;
  readonly pictures: readonly (typeof picture)[];
  readonly start?: number;
};

/** A button that opens a preview of pictures that the page does not show. */
const opened = ({ button, pictures, start = 0 }: Example) => (
  <div data-gallery="">
    <Button type="button" look="secondary" data-action="enlarge" data-start={start}>
      {button}
    </Button>
    <ul hidden>
      {pictures.map(({ src, alt }) => (
        <li key={src}>
          <a href={src} data-action="enlarge">
            <img src={src} alt={alt} width={640} height={480} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
    <ImagePreview count={pictures.length} words={words} />
  </div>
);

export const examples: readonly WidgetExample[] = [
  {
    name: "several pictures, the second first",
    show: opened({ button: "Ver dos fotos", pictures: [picture, motorbike], start: 1 }),
  },
  {
    name: "one picture, long word",
    show: opened({ button: "Ver una foto", pictures: [{ ...picture, alt: longWord }] }),
  },
  {
    name: "a picture that does not exist",
    show: opened({ button: "Ver una foto que falta", pictures: [missing, picture] }),
  },
  { name: "no pictures", show: opened({ button: "Ver ninguna foto", pictures: [] }) },
];
