import type { Locale } from "#platform/locale.ts";

/** What moves a car's price, as a list for `readBlocks`. */
export const valuationLooks = {
  es: [
    "- Kilómetros y edad. Entre dos coches iguales, suelen decidir los kilómetros.",
    "- Carrocería y pintura. Un arañazo pesa poco; una reparación mal hecha pesa mucho.",
    "- Neumáticos, frenos y cristales. Si hay que cambiarlos, se resta lo que cuesta.",
    "- Mantenimiento. Un libro sellado o las facturas del taller suben el precio.",
    "- Equipamiento y color. Cuentan cuando aquí hay gente que los busca.",
  ],
  pt: [
    "- Quilómetros e idade. Entre dois carros iguais, costumam decidir os quilómetros.",
    "- Carroçaria e pintura. Um risco pesa pouco; uma reparação mal feita pesa muito.",
    "- Pneus, travões e vidros. Se for preciso trocá-los, desconta-se o que custa.",
    "- Manutenção. Um livro carimbado ou as faturas da oficina fazem subir o preço.",
    "- Equipamento e cor. Contam quando há aqui quem os procure.",
  ],
} as const satisfies Record<Locale, readonly string[]>;

/** Back from a place to the page that is about all of them. */
export const hubLinks = {
  es: { selling: "Vender tu coche, ciudad por ciudad", valuing: "Tasación de vehículos" },
  pt: { selling: "Vender o seu carro, cidade a cidade", valuing: "Avaliação de veículos" },
} as const satisfies Record<Locale, unknown>;
