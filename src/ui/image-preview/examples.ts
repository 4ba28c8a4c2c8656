import type { ImagePreviewProps } from "./image-preview.tsx";

const words: ImagePreviewProps["words"] = {
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

/** Several pictures, one, one that does not exist, none. */
export const examples = [
  { pictures: [picture, { ...picture, alt: "El mismo coche otra vez" }], start: 0, words },
  { pictures: [picture], start: 0, words },
  { pictures: [{ src: "/pictures/none.webp", alt: "Una foto que falta" }], start: 0, words },
  { pictures: [], start: 0, words },
] satisfies Omit<ImagePreviewProps, "onClose">[];
