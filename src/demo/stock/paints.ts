import type { PaintId, VehicleKind } from "#domain/vehicle-types.ts";
import type { Wording } from "./seed-types.ts";

type Paint = {
  id: PaintId;
  /** Weight in the stock. */
  common: Readonly<Record<VehicleKind, number>>;
  /** What price lists call it. */
  names: readonly Wording[];
};

const named = (es: string, pt: string): Wording => ({ es, pt });

/**
 * Paints with the names that price lists give them, by how often they are seen on the road; those of cars evened out a
 * little, so that a list shows more than white, grey and black.
 */
export const paintTable = [
  {
    id: "white",
    common: { car: 17, motorbike: 12 },
    names: [
      named("Blanco polar", "Branco polar"),
      named("Blanco perla", "Branco pérola"),
      named("Blanco glaciar", "Branco glaciar"),
    ],
  },
  {
    id: "grey",
    common: { car: 16, motorbike: 18 },
    names: [
      named("Gris grafito metalizado", "Cinzento grafite metalizado"),
      named("Gris titanio metalizado", "Cinzento titânio metalizado"),
      named("Gris cemento", "Cinzento cimento"),
    ],
  },
  {
    id: "black",
    common: { car: 14, motorbike: 26 },
    names: [
      named("Negro metalizado", "Preto metalizado"),
      named("Negro ónix", "Preto ónix"),
      named("Negro noche", "Preto noite"),
    ],
  },
  {
    id: "blue",
    common: { car: 12, motorbike: 15 },
    names: [
      named("Azul océano metalizado", "Azul oceano metalizado"),
      named("Azul noche metalizado", "Azul noite metalizado"),
      named("Azul cobalto", "Azul cobalto"),
    ],
  },
  {
    id: "red",
    common: { car: 10, motorbike: 14 },
    names: [
      named("Rojo rubí metalizado", "Vermelho rubi metalizado"),
      named("Rojo fuego", "Vermelho fogo"),
      named("Rojo granate", "Vermelho grená"),
    ],
  },
  {
    id: "silver",
    common: { car: 9, motorbike: 4 },
    names: [
      named("Plata metalizado", "Prata metalizado"),
      named("Plata luna", "Prata lua"),
      named("Aluminio mate", "Alumínio mate"),
    ],
  },
  {
    id: "green",
    common: { car: 5, motorbike: 5 },
    names: [
      named("Verde oliva", "Verde azeitona"),
      named("Verde bosque metalizado", "Verde floresta metalizado"),
    ],
  },
  {
    id: "orange",
    common: { car: 4, motorbike: 3 },
    names: [named("Naranja atardecer", "Laranja pôr do sol"), named("Naranja cobre", "Laranja cobre")],
  },
  {
    id: "light-blue",
    common: { car: 5, motorbike: 1 },
    names: [named("Azul cielo", "Azul céu"), named("Azul ártico", "Azul ártico")],
  },
  {
    id: "brown",
    common: { car: 3, motorbike: 0.5 },
    names: [named("Marrón castaña metalizado", "Castanho avelã metalizado"), named("Bronce", "Bronze")],
  },
  {
    id: "beige",
    common: { car: 3, motorbike: 0.5 },
    names: [named("Beige arena", "Bege areia"), named("Champán metalizado", "Champanhe metalizado")],
  },
  {
    id: "yellow",
    common: { car: 2, motorbike: 1 },
    names: [named("Amarillo solar", "Amarelo solar"), named("Amarillo lima", "Amarelo lima")],
  },
] as const satisfies readonly Paint[];

/** One of the names that price lists give a paint. @param share from 0 up to 1 */
export const nameOfPaint = (paint: PaintId, share: number): Wording => {
  const names: readonly Wording[] = paintTable.find(({ id }) => id === paint)?.names ?? [];
  return names[Math.floor(share * names.length)] ?? { es: "", pt: "" };
};
