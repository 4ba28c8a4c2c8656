/** Reservations and their payment, in Spanish. */
export const reservationEs = {
  warranty: "Garantía de {months} meses",
  retainedWithoutName: "Tus reservas, sin tu nombre, tu correo, tu teléfono ni tu dirección",
} as const;

/** The simulated page of a bank, where no card is charged. */
export const sandboxEs = {
  title: "Banco de pruebas",
  text: "Un banco de verdad te pediría ahora que confirmes un pago de {amount}. Esto es una prueba: no se cobra nada.",
  confirm: "Confirmar el pago",
  refuse: "Rechazar",
} as const;
