import { readMake } from "./read-make.ts";

export const smart = readMake(
  { id: "smart", name: "smart", kind: "car", wmi: "WME", residual: 0.95 },
  `
= fortwo | city | 3 doors | 2 seats | common 5
1.0 71 CV Passion     | 2014-2019 | 71  | 999 | petrol   | automatic | 13900 | 96 | mid
0.9 90 CV Prime       | 2014-2019 | 90  | 898 | petrol   | manual    | 15600 | 97 | high
EQ 82 CV Passion      | 2018-2024 | 82  | -   | electric | automatic | 24600 | 0  | mid  | range 133, uses 16.5
EQ 82 CV Cabrio Prime | 2018-2023 | 82  | -   | electric | automatic | 29300 | 0  | high | convertible, 2 doors, range 131, uses 16.8
= forfour | city | 5 doors | 4 seats | common 3
1.0 71 CV Passion     | 2014-2019 | 71  | 999 | petrol   | manual    | 14200 | 97 | mid
EQ 82 CV Pulse        | 2018-2021 | 82  | -   | electric | automatic | 26100 | 0  | high | range 130, uses 17.3
= #1 | suv | 5 doors | 5 seats | common 2 | HES
Pro+ 272 CV           | 2023-     | 272 | -   | electric | automatic | 41900 | 0  | high | range 420, uses 17.4
`,
);
