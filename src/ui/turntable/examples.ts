import type { TurntableProps } from "./turntable.tsx";

const words: TurntableProps["words"] = {
  label: "SEAT León en 360°",
  close: "Cerrar",
  slider: "Girar SEAT León",
  degrees: "{degrees} grados",
  hint: "Arrastra para girarlo, o usa las flechas del teclado.",
  progress: "Cargando la vista: {loaded} de {total}",
  failed: "No hemos podido cargar la vista en 360°.",
  retry: "Volver a intentarlo",
};

const frame = "/icons/vehicle-fallback.svg";

/** A turn of four frames, and one with a frame that does not exist. */
export const examples = [
  { frames: [frame, frame, frame, frame], alt: "SEAT León visto desde fuera", turnsOnShow: false, words },
  { frames: [frame, "/pictures/none.webp"], alt: "SEAT León visto desde fuera", turnsOnShow: true, words },
] satisfies Omit<TurntableProps, "onClose">[];
