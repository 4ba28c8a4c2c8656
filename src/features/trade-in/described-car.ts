import type { Answers } from "#wizard/flow.ts";
import { type CarTexts, readFound } from "./found-car.ts";

/** `2019-05-01` */
const firstOf = (year = "", month = ""): string => `${year}-${month.padStart(2, "0")}-01`;

/** The car that the answers describe: as its plate told it, or by hand; undefined while something is missing. */
export const describedCar = ({ found, make, model, version }: Answers): CarTexts | undefined =>
  found?.own === "yes"
    ? readFound(found)
    : readFound({ ...make, ...model, ...version, plateDate: firstOf(make?.year, make?.month) });

/** `SEAT León 1.5 TSI 130 CV Style` */
export const carName = ({ brand, model, version }: Pick<CarTexts, "brand" | "model" | "version">): string =>
  `${brand} ${model} ${version}`;
