import { readMake } from "./read-make.ts";

export const subaru = readMake(
  { id: "subaru", name: "Subaru", kind: "car", wmi: "JF1", residual: 1.02 },
  `
= Forester | suv | 5 doors | 5 seats | common 3 | JF2
2.0 ecoHybrid 150 CV Sport Plus AWD     | 2019-2025 | 150 | 1995 | hybrid | automatic | 35900 | 185 | high | 4x4
2.0 TD 147 CV Executive                 | 2013-2017 | 147 | 1998 | diesel | manual    | 32300 | 156 | mid  | 4x4
= XV | suv | 5 doors | 5 seats | common 4
2.0 ecoHybrid 150 CV Executive Plus AWD | 2020-2023 | 150 | 1995 | hybrid | automatic | 34900 | 180 | high | 4x4
1.6 114 CV Sport AWD                    | 2017-2021 | 114 | 1600 | petrol | automatic | 24900 | 156 | mid  | 4x4
= Outback | estate | 5 doors | 5 seats | common 2 | JF2
2.5 169 CV Touring AWD                  | 2021-     | 169 | 2498 | petrol | automatic | 44900 | 193 | high | 4x4
`,
);
