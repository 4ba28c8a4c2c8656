import type { SegmentId } from "#domain/vehicle-types.ts";
import { feminine, masculine, type Subject } from "./noun-phrase.ts";

export const segments: Readonly<Record<SegmentId, Subject>> = {
  city: masculine("citadinos"),
  hatchback: masculine("carros compactos"),
  saloon: feminine("berlinas"),
  estate: feminine("carrinhas"),
  suv: masculine("SUV"),
  coupe: masculine("coupés"),
  convertible: masculine("descapotáveis"),
  mpv: masculine("monovolumes"),
  van: feminine("furgonetas"),
  pickup: feminine("pick-up"),
  naked: feminine("motos naked"),
  sport: feminine("motos desportivas"),
  scooter: feminine("scooters"),
  trail: feminine("motos trail"),
  touring: feminine("motos de turismo"),
  custom: feminine("motos custom"),
};
