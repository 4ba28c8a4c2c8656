import { readMake } from "./read-make.ts";

export const jaguar = readMake(
  { id: "jaguar", name: "Jaguar", kind: "car", wmi: "SAJ", residual: 0.9 },
  `
= XE | saloon | 4 doors | 5 seats | common 4
20d 180 CV Prestige Auto      | 2015-2019 | 180 | 1999 | diesel         | automatic | 43900  | 111 | high
D200 204 CV R-Dynamic S       | 2020-2024 | 204 | 1997 | diesel         | automatic | 50600  | 125 | sport
= E-PACE | suv | 5 doors | 5 seats | common 4
D150 150 CV S AWD Auto        | 2018-2020 | 150 | 1999 | diesel         | automatic | 46300  | 147 | mid    | 4x4
P300e 309 CV R-Dynamic SE AWD | 2020-2024 | 309 | 1498 | plug-in-hybrid | automatic | 65300  | 44  | sport  | 4x4, range 55
= F-PACE | suv | 5 doors | 5 seats | common 4
20d 180 CV Prestige AWD       | 2016-2020 | 180 | 1999 | diesel         | automatic | 56900  | 139 | high   | 4x4
D200 204 CV R-Dynamic S AWD   | 2021-2025 | 204 | 1997 | diesel         | automatic | 68900  | 165 | sport  | 4x4
= I-PACE | suv | 5 doors | 5 seats | common 2
EV400 400 CV SE               | 2018-2024 | 400 | -    | electric       | automatic | 82900  | 0   | luxury | 4x4, range 470, uses 22
= F-TYPE | coupe | 2 doors | 2 seats | common 1
P300 300 CV R-Dynamic         | 2017-2024 | 300 | 1997 | petrol         | automatic | 75900  | 213 | sport
P450 450 CV Cabrio R-Dynamic  | 2020-2024 | 450 | 5000 | petrol         | automatic | 104900 | 243 | sport  | convertible
`,
);
