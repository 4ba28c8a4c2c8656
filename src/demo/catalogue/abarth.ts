import { readMake } from "./read-make.ts";

export const abarth = readMake(
  { id: "abarth", name: "Abarth", kind: "car", wmi: "ZFA", residual: 1.03 },
  `
= 595 | city | 3 doors | 4 seats | common 5
1.4 T-Jet 145 CV                | 2016-2022 | 145 | 1368 | petrol   | manual    | 22300 | 155 | sport
1.4 T-Jet 180 CV Competizione   | 2016-2024 | 180 | 1368 | petrol   | manual    | 27900 | 162 | sport
1.4 T-Jet 165 CV Cabrio Turismo | 2016-2022 | 165 | 1368 | petrol   | manual    | 27600 | 160 | sport | convertible, 2 doors
= 500e | city | 3 doors | 4 seats | common 2
155 CV Turismo                  | 2023-     | 155 | -    | electric | automatic | 43300 | 0   | sport | range 253, uses 18.1
= 124 Spider | convertible | 2 doors | 2 seats | common 1 | JC1
1.4 MultiAir 170 CV             | 2016-2020 | 170 | 1368 | petrol   | manual    | 37900 | 148 | sport
`,
);
