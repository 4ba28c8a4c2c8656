import { readMake } from "./read-make.ts";

export const harleyDavidson = readMake(
  { id: "harley-davidson", name: "Harley-Davidson", kind: "motorbike", wmi: "5HD", residual: 1.05 },
  `
= Sportster | custom | 0 doors | 2 seats | common 5
Iron 883                 | 2012-2020 | 53  | 883  | petrol | manual | 10600 | 121 | mid
Forty-Eight 1200         | 2012-2020 | 68  | 1202 | petrol | manual | 12900 | 127 | high
Sportster S 1250         | 2021-     | 121 | 1252 | petrol | manual | 16900 | 120 | sport
Nightster 975            | 2022-     | 91  | 975  | petrol | manual | 14900 | 118 | mid
= Softail | custom | 0 doors | 2 seats | common 4
Fat Boy 114              | 2018-2024 | 94  | 1868 | petrol | manual | 25900 | 131 | luxury
Street Bob 114           | 2018-2024 | 94  | 1868 | petrol | manual | 18900 | 131 | high
= Pan America | trail | 0 doors | 2 seats | common 2
Pan America 1250 Special | 2021-     | 152 | 1252 | petrol | manual | 21200 | 129 | luxury
= Road Glide | touring | 0 doors | 2 seats | common 2
Road Glide Special       | 2017-2023 | 90  | 1868 | petrol | manual | 32900 | 142 | luxury
Street Glide Special     | 2017-2023 | 90  | 1868 | petrol | manual | 31900 | 142 | luxury
`,
);
