export default {
  carousel: "carrusel",
  slide: "diapositiva",
  previous: "Ver la anterior",
  next: "Ver la siguiente",
  pause: "Detener el movimiento",
  play: "Reanudar el movimiento",
} as const;
