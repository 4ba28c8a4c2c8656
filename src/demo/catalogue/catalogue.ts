import { readCatalogue } from "./read-catalogue.ts";

/** Every version that the demo stock and the trade-in know, in the order of the makes' names. */
export const catalogue = readCatalogue({
  makes: "src/demo/catalogue/makes.csv",
  models: "src/demo/catalogue/models.csv",
  versions: "src/demo/catalogue/versions.csv",
});
