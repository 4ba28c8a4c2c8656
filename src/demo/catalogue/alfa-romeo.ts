import { readMake } from "./read-make.ts";

export const alfaRomeo = readMake(
  { id: "alfa-romeo", name: "Alfa Romeo", kind: "car", wmi: "ZAR", residual: 0.94 },
  `
= Giulietta | hatchback | 5 doors | 5 seats | common 5
1.6 JTDm 120 CV Super           | 2013-2020 | 120 | 1598 | diesel         | manual    | 25600 | 103 | mid
1.4 TB 120 CV Sport             | 2012-2020 | 120 | 1368 | petrol         | manual    | 24300 | 144 | sport
= Giulia | saloon | 4 doors | 5 seats | common 4
2.2 Diesel 160 CV Sprint Auto   | 2016-     | 160 | 2143 | diesel         | automatic | 46300 | 128 | high
2.0 Turbo 200 CV Veloce Auto    | 2016-2023 | 200 | 1995 | petrol         | automatic | 47900 | 158 | sport
2.9 V6 510 CV Quadrifoglio      | 2016-2023 | 510 | 2891 | petrol         | automatic | 89900 | 229 | luxury
= Stelvio | suv | 5 doors | 5 seats | common 5
2.2 Diesel 190 CV Executive RWD | 2017-2023 | 190 | 2143 | diesel         | automatic | 48600 | 143 | high
2.2 Diesel 210 CV Veloce Q4     | 2018-     | 210 | 2143 | diesel         | automatic | 57900 | 155 | sport  | 4x4
= Tonale | suv | 5 doors | 5 seats | common 4
1.5 MHEV 130 CV Sprint          | 2022-     | 130 | 1469 | hybrid         | automatic | 36300 | 133 | mid
1.3 PHEV 280 CV Veloce Q4       | 2022-     | 280 | 1332 | plug-in-hybrid | automatic | 52900 | 29  | sport  | 4x4, range 60
= MiTo | hatchback | 3 doors | 4 seats | common 3
1.4 78 CV Super                 | 2011-2018 | 78  | 1368 | petrol         | manual    | 16300 | 130 | mid
`,
);
