import type { Locale } from "#platform/locale.ts";

type Words = Readonly<Record<Locale, string>>;

/** What the paid contracts beyond the legal guarantee are called, by id. */
export const warrantyWords: Readonly<Record<string, { readonly name: Words; readonly description: Words }>> =
  {
    "mechanical-12": {
      name: { es: "Garantía mecánica, 12 meses más", pt: "Garantia mecânica, mais 12 meses" },
      description: {
        es: "Motor, caja de cambios y transmisión durante 12 meses después de la garantía legal.",
        pt: "Motor, caixa de velocidades e transmissão durante 12 meses após a garantia legal.",
      },
    },
    "extended-24": {
      name: { es: "Garantía ampliada, 24 meses más", pt: "Garantia alargada, mais 24 meses" },
      description: {
        es: "Mecánica, electricidad y electrónica durante 24 meses después de la garantía legal, con asistencia en carretera.",
        pt: "Mecânica, eletricidade e eletrónica durante 24 meses após a garantia legal, com assistência em viagem.",
      },
    },
    "complete-36": {
      name: { es: "Garantía completa, 36 meses más", pt: "Garantia completa, mais 36 meses" },
      description: {
        es: "Como la ampliada, durante 36 meses, con vehículo de sustitución mientras dura la reparación.",
        pt: "Como a alargada, durante 36 meses, com veículo de substituição enquanto dura a reparação.",
      },
    },
  };
