import { readMake } from "./read-make.ts";

export const suzuki = readMake(
  { id: "suzuki", name: "Suzuki", kind: "car", wmi: "JSA", residual: 1.02 },
  `
= Swift | hatchback | 5 doors | 5 seats | common 6
1.2 90 CV GLE                     | 2017-2020 | 90  | 1242 | petrol | manual    | 14900 | 98  | mid
1.2 Mild Hybrid 83 CV GLX         | 2020-2024 | 83  | 1197 | hybrid | manual    | 18600 | 106 | high
1.4 T Mild Hybrid 129 CV Sport    | 2020-2024 | 129 | 1373 | hybrid | manual    | 23900 | 125 | sport
1.2 Mild Hybrid 82 CV S2          | 2024-     | 82  | 1197 | hybrid | manual    | 20900 | 99  | mid
= Ignis | suv | 5 doors | 4 seats | common 4
1.2 90 CV GLE                     | 2017-2020 | 90  | 1242 | petrol | manual    | 14300 | 104 | mid
1.2 Mild Hybrid 83 CV GLX AllGrip | 2020-2024 | 83  | 1197 | hybrid | manual    | 20300 | 117 | high  | 4x4
= Vitara | suv | 5 doors | 5 seats | common 7 | TSM
1.6 VVT 120 CV GLE                | 2015-2019 | 120 | 1586 | petrol | manual    | 18900 | 123 | mid
1.6 DDiS 120 CV GLX 4WD           | 2015-2018 | 120 | 1598 | diesel | manual    | 24900 | 111 | high  | 4x4
1.4 T Mild Hybrid 129 CV GLE      | 2020-     | 129 | 1373 | hybrid | manual    | 24800 | 121 | mid
1.5 Strong Hybrid 115 CV S3 4WD   | 2022-     | 115 | 1462 | hybrid | automatic | 31600 | 132 | high  | 4x4
= S-Cross | suv | 5 doors | 5 seats | common 5 | TSM
1.4 T Mild Hybrid 129 CV S2       | 2020-     | 129 | 1373 | hybrid | manual    | 26700 | 120 | mid
1.6 DDiS 120 CV GLX               | 2013-2018 | 120 | 1598 | diesel | manual    | 24300 | 110 | mid
= Jimny | suv | 3 doors | 4 seats | common 4
1.5 102 CV Mode 3                 | 2018-2020 | 102 | 1462 | petrol | manual    | 20300 | 178 | mid   | 4x4
1.5 102 CV Pro                    | 2021-2024 | 102 | 1462 | petrol | manual    | 22800 | 173 | mid   | 4x4, 2 seats
`,
);
