import { abarth } from "./abarth.ts";
import { alfaRomeo } from "./alfa-romeo.ts";
import { aprilia } from "./aprilia.ts";
import { audi } from "./audi.ts";
import { bmw } from "./bmw.ts";
import { bmwMotorbikes } from "./bmw-motorbikes.ts";
import { byd } from "./byd.ts";
import type { CatalogueVersion } from "./catalogue-types.ts";
import { citroen } from "./citroen.ts";
import { cupra } from "./cupra.ts";
import { dacia } from "./dacia.ts";
import { ds } from "./ds.ts";
import { ducati } from "./ducati.ts";
import { fiat } from "./fiat.ts";
import { ford } from "./ford.ts";
import { harleyDavidson } from "./harley-davidson.ts";
import { honda } from "./honda.ts";
import { hondaMotorbikes } from "./honda-motorbikes.ts";
import { hyundai } from "./hyundai.ts";
import { jaguar } from "./jaguar.ts";
import { jeep } from "./jeep.ts";
import { kawasaki } from "./kawasaki.ts";
import { kia } from "./kia.ts";
import { ktm } from "./ktm.ts";
import { kymco } from "./kymco.ts";
import { landRover } from "./land-rover.ts";
import { lexus } from "./lexus.ts";
import { mazda } from "./mazda.ts";
import { mercedesBenz } from "./mercedes-benz.ts";
import { mg } from "./mg.ts";
import { mini } from "./mini.ts";
import { mitsubishi } from "./mitsubishi.ts";
import { nissan } from "./nissan.ts";
import { omoda } from "./omoda.ts";
import { opel } from "./opel.ts";
import { peugeot } from "./peugeot.ts";
import { piaggio } from "./piaggio.ts";
import { polestar } from "./polestar.ts";
import { porsche } from "./porsche.ts";
import { renault } from "./renault.ts";
import { royalEnfield } from "./royal-enfield.ts";
import { seat } from "./seat.ts";
import { skoda } from "./skoda.ts";
import { smart } from "./smart.ts";
import { ssangyong } from "./ssangyong.ts";
import { subaru } from "./subaru.ts";
import { suzuki } from "./suzuki.ts";
import { suzukiMotorbikes } from "./suzuki-motorbikes.ts";
import { sym } from "./sym.ts";
import { tesla } from "./tesla.ts";
import { toyota } from "./toyota.ts";
import { triumph } from "./triumph.ts";
import { vespa } from "./vespa.ts";
import { volkswagen } from "./volkswagen.ts";
import { volvo } from "./volvo.ts";
import { yamaha } from "./yamaha.ts";
import { zero } from "./zero.ts";

/** Every version that the demo stock and the trade-in know, in the order of the makes' names. */
export const catalogue: readonly CatalogueVersion[] = [
  ...abarth,
  ...alfaRomeo,
  ...aprilia,
  ...audi,
  ...bmw,
  ...bmwMotorbikes,
  ...byd,
  ...citroen,
  ...cupra,
  ...dacia,
  ...ds,
  ...ducati,
  ...fiat,
  ...ford,
  ...harleyDavidson,
  ...honda,
  ...hondaMotorbikes,
  ...hyundai,
  ...jaguar,
  ...jeep,
  ...kawasaki,
  ...kia,
  ...ktm,
  ...kymco,
  ...landRover,
  ...lexus,
  ...mazda,
  ...mercedesBenz,
  ...mg,
  ...mini,
  ...mitsubishi,
  ...nissan,
  ...omoda,
  ...opel,
  ...peugeot,
  ...piaggio,
  ...polestar,
  ...porsche,
  ...renault,
  ...royalEnfield,
  ...seat,
  ...skoda,
  ...smart,
  ...ssangyong,
  ...subaru,
  ...suzuki,
  ...suzukiMotorbikes,
  ...sym,
  ...tesla,
  ...toyota,
  ...triumph,
  ...vespa,
  ...volkswagen,
  ...volvo,
  ...yamaha,
  ...zero,
];
