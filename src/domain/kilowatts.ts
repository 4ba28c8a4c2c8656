import { roundHalfUp } from "./money.ts";

const kilowattsPerHorsepower = 0.7355;

/** Whole kilowatts of metric horsepower (CV), as papers write them. */
export const kilowattsOf = (horsepower: number): number => roundHalfUp(horsepower * kilowattsPerHorsepower);
