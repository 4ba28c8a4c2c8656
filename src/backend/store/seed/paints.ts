import type { PaintId, VehicleKind } from "#domain/vehicle-types.ts";
import type { Wording } from "./seed-types.ts";

type Paint = {
  id: PaintId;
  /** Share of the stock. */
  common: Readonly<Record<VehicleKind, number>>;
  /** What price lists call it. */
  names: readonly Wording[];
};

const named = (es: string, pt: string): Wording => ({ es, pt });

/** Paints by how often they are seen on the road, with the names that price lists give them. */
export const paintTable = [
  {
    id: "white",
    common: { car: 24, motorbike: 12 },
    names: [
      named("Blanco polar", "Branco polar"),
      named("Blanco perla", "Branco pérola"),
      named("Blanco glaciar", "Branco glaciar"),
    ],
  },
  {
    id: "grey",
    common: { car: 22, motorbike: 18 },
    names: [
      named("Gris grafito metalizado", "Cinzento grafite metalizado"),
      named("Gris titanio metalizado", "Cinzento titânio metalizado"),
      named("Gris cemento", "Cinzento cimento"),
    ],
  },
  {
    id: "black",
    common: { car: 17, motorbike: 26 },
    names: [
      named("Negro metalizado", "Preto metalizado"),
      named("Negro ónix", "Preto ónix"),
      named("Negro noche", "Preto noite"),
    ],
  },
  {
    id: "blue",
    common: { car: 13, motorbike: 15 },
    names: [
      named("Azul océano metalizado", "Azul oceano metalizado"),
      named("Azul noche metalizado", "Azul noite metalizado"),
      named("Azul cobalto", "Azul cobalto"),
    ],
  },
  {
    id: "red",
    common: { car: 9, motorbike: 14 },
    names: [
      named("Rojo rubí metalizado", "Vermelho rubi metalizado"),
      named("Rojo fuego", "Vermelho fogo"),
      named("Rojo granate", "Vermelho grená"),
    ],
  },
  {
    id: "silver",
    common: { car: 7, motorbike: 4 },
    names: [
      named("Plata metalizado", "Prata metalizado"),
      named("Plata luna", "Prata lua"),
      named("Aluminio mate", "Alumínio mate"),
    ],
  },
  {
    id: "green",
    common: { car: 2.5, motorbike: 5 },
    names: [
      named("Verde oliva", "Verde azeitona"),
      named("Verde bosque metalizado", "Verde floresta metalizado"),
    ],
  },
  {
    id: "orange",
    common: { car: 1.5, motorbike: 3 },
    names: [named("Naranja atardecer", "Laranja pôr do sol"), named("Naranja cobre", "Laranja cobre")],
  },
  {
    id: "light-blue",
    common: { car: 1.5, motorbike: 1 },
    names: [named("Azul cielo", "Azul céu"), named("Azul ártico", "Azul ártico")],
  },
  {
    id: "brown",
    common: { car: 1, motorbike: 0.5 },
    names: [named("Marrón castaña metalizado", "Castanho avelã metalizado"), named("Bronce", "Bronze")],
  },
  {
    id: "beige",
    common: { car: 1, motorbike: 0.5 },
    names: [named("Beige arena", "Bege areia"), named("Champán metalizado", "Champanhe metalizado")],
  },
  {
    id: "yellow",
    common: { car: 0.5, motorbike: 1 },
    names: [named("Amarillo solar", "Amarelo solar"), named("Amarillo lima", "Amarelo lima")],
  },
] as const satisfies readonly Paint[];
