import { readMake } from "./read-make.ts";

export const fiat = readMake(
  { id: "fiat", name: "Fiat", kind: "car", wmi: "ZFA", residual: 0.98 },
  `
= 500 | city | 3 doors | 4 seats | common 11
1.2 69 CV Lounge                         | 2011-2020 | 69  | 1242 | petrol   | manual    | 14600 | 119 | mid
1.0 Hybrid 70 CV Dolcevita               | 2020-2024 | 70  | 999  | hybrid   | manual    | 16700 | 105 | mid
1.2 69 CV Cabrio Lounge                  | 2011-2020 | 69  | 1242 | petrol   | manual    | 17400 | 121 | mid    | convertible, 2 doors
0.9 TwinAir 85 CV S                      | 2012-2018 | 85  | 875  | petrol   | automatic | 17300 | 92  | sport
500e 118 CV Icon                         | 2020-     | 118 | -    | electric | automatic | 32900 | 0   | high   | range 320, uses 13
= Panda | city | 5 doors | 5 seats | common 8
1.2 69 CV Lounge                         | 2012-2020 | 69  | 1242 | petrol   | manual    | 12400 | 120 | mid
1.0 Hybrid 70 CV City Life               | 2020-     | 70  | 999  | hybrid   | manual    | 15200 | 112 | mid
0.9 TwinAir 85 CV Cross 4x4              | 2014-2020 | 85  | 875  | petrol   | manual    | 18900 | 133 | high   | 4x4
1.2 69 CV GLP Easy                       | 2014-2019 | 69  | 1242 | lpg      | manual    | 13200 | 106 | base
0.9 TwinAir 80 CV Natural Power Easy     | 2013-2018 | 80  | 875  | cng      | manual    | 16300 | 85  | base
= Tipo | hatchback | 5 doors | 5 seats | common 7 | ZFA
1.4 95 CV Easy                           | 2016-2020 | 95  | 1368 | petrol   | manual    | 16300 | 132 | mid
1.3 MultiJet 95 CV Easy                  | 2016-2020 | 95  | 1248 | diesel   | manual    | 17900 | 99  | mid
1.6 MultiJet 130 CV Cross                | 2021-2024 | 130 | 1598 | diesel   | manual    | 25700 | 115 | high
1.0 100 CV City Life Sedan               | 2021-2024 | 100 | 999  | petrol   | manual    | 19800 | 123 | mid    | saloon, 4 doors
1.6 MultiJet 120 CV Station Wagon Lounge | 2016-2020 | 120 | 1598 | diesel   | manual    | 21900 | 98  | high   | estate
= 500X | suv | 5 doors | 5 seats | common 7
1.4 MultiAir 140 CV Cross                | 2015-2018 | 140 | 1368 | petrol   | manual    | 22600 | 139 | mid
1.0 FireFly 120 CV Connect               | 2018-2023 | 120 | 999  | petrol   | manual    | 23600 | 133 | mid
1.5 Hybrid 130 CV Sport DCT              | 2022-2024 | 130 | 1469 | hybrid   | automatic | 30300 | 127 | sport
1.6 MultiJet 120 CV Lounge               | 2015-2020 | 120 | 1598 | diesel   | manual    | 24900 | 107 | high
= 600 | suv | 5 doors | 5 seats | common 3
1.2 Hybrid 100 CV La Prima eDCT          | 2024-     | 100 | 1199 | hybrid   | automatic | 29300 | 109 | high
600e 156 CV La Prima                     | 2023-     | 156 | -    | electric | automatic | 40900 | 0   | luxury | range 409, uses 15.1
= Dobló | van | 5 doors | 5 seats | common 3
1.6 MultiJet 105 CV Panorama Easy        | 2015-2021 | 105 | 1598 | diesel   | manual    | 21900 | 133 | mid
1.5 BlueHDi 100 CV                       | 2022-     | 100 | 1499 | diesel   | manual    | 25300 | 137 | mid
`,
);
