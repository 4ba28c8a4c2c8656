import { readMake } from "./read-make.ts";

export const ds = readMake(
  { id: "ds", name: "DS", kind: "car", wmi: "VR1", residual: 0.93 },
  `
= 3 | hatchback | 3 doors | 5 seats | common 3 | VF7
1.2 PureTech 110 CV So Chic         | 2016-2019 | 110 | 1199 | petrol         | manual    | 20900 | 103 | mid
= 3 Crossback | suv | 5 doors | 5 seats | common 4
1.2 PureTech 100 CV So Chic         | 2019-2022 | 100 | 1199 | petrol         | manual    | 26900 | 122 | mid
1.5 BlueHDi 110 CV Performance Line | 2019-2022 | 110 | 1499 | diesel         | manual    | 29800 | 114 | sport
E-Tense 136 CV Grand Chic           | 2019-2022 | 136 | -    | electric       | automatic | 41300 | 0   | luxury | range 320, uses 17.6
= 4 | hatchback | 5 doors | 5 seats | common 3
1.2 PureTech 130 CV Bastille        | 2021-2024 | 130 | 1199 | petrol         | automatic | 32400 | 134 | mid
1.5 BlueHDi 130 CV Trocadero        | 2021-     | 130 | 1499 | diesel         | automatic | 37300 | 122 | high
E-Tense 225 CV Performance Line     | 2021-2025 | 225 | 1598 | plug-in-hybrid | automatic | 44200 | 29  | sport  | range 55
= 7 Crossback | suv | 5 doors | 5 seats | common 4
1.5 BlueHDi 130 CV So Chic          | 2018-2022 | 130 | 1499 | diesel         | automatic | 38900 | 131 | mid
E-Tense 225 CV Performance Line     | 2019-2022 | 225 | 1598 | plug-in-hybrid | automatic | 49300 | 31  | sport  | range 55
2.0 BlueHDi 180 CV Grand Chic       | 2018-2021 | 180 | 1997 | diesel         | automatic | 46800 | 128 | luxury
`,
);
