import type { SegmentId } from "#domain/vehicle-types.ts";
import { feminine, masculine, type Subject } from "./noun-phrase.ts";

export const segments: Readonly<Record<SegmentId, Subject>> = {
  city: masculine("coches urbanos"),
  hatchback: masculine("coches compactos"),
  saloon: feminine("berlinas"),
  estate: masculine("coches familiares"),
  suv: masculine("SUV"),
  coupe: masculine("cupés"),
  convertible: masculine("descapotables"),
  mpv: masculine("monovolúmenes"),
  van: feminine("furgonetas"),
  pickup: feminine("pick-up"),
  naked: feminine("motos naked"),
  sport: feminine("motos deportivas"),
  scooter: masculine("scooters"),
  trail: feminine("motos trail"),
  touring: feminine("motos touring"),
  custom: feminine("motos custom"),
};
