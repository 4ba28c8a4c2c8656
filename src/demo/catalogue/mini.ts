import { readMake } from "./read-make.ts";

export const mini = readMake(
  { id: "mini", name: "MINI", kind: "car", wmi: "WMW", residual: 1.05 },
  `
= Hatch | hatchback | 3 doors | 4 seats | common 8
One 102 CV                   | 2014-2021 | 102 | 1499 | petrol         | manual    | 21900 | 112 | base
Cooper 136 CV                | 2014-2023 | 136 | 1499 | petrol         | manual    | 24800 | 128 | mid
Cooper D 116 CV              | 2014-2018 | 116 | 1496 | diesel         | manual    | 25600 | 95  | mid
Cooper S 178 CV Auto         | 2018-2023 | 178 | 1998 | petrol         | automatic | 32700 | 141 | sport
Cooper 136 CV 5 puertas Auto | 2014-2023 | 136 | 1499 | petrol         | automatic | 27300 | 129 | mid   | 5 doors, 5 seats
Cooper SE 184 CV             | 2020-2023 | 184 | -    | electric       | automatic | 35400 | 0   | high  | range 233, uses 15.4
Cooper SE 218 CV Favoured    | 2024-     | 218 | -    | electric       | automatic | 38300 | 0   | high  | range 402, uses 14.1
= Cabrio | convertible | 2 doors | 4 seats | common 4
Cooper 136 CV                | 2016-2024 | 136 | 1499 | petrol         | manual    | 29800 | 138 | mid
Cooper S 178 CV Auto         | 2018-2024 | 178 | 1998 | petrol         | automatic | 37200 | 152 | sport
= Countryman | suv | 5 doors | 5 seats | common 7
Cooper 136 CV                | 2017-2023 | 136 | 1499 | petrol         | manual    | 31600 | 138 | mid
Cooper D 150 CV Auto         | 2017-2023 | 150 | 1995 | diesel         | automatic | 36700 | 126 | mid
Cooper SE ALL4 220 CV        | 2018-2023 | 220 | 1499 | plug-in-hybrid | automatic | 42900 | 44  | high  | 4x4, range 49
C 170 CV Favoured            | 2024-     | 170 | 1499 | hybrid         | automatic | 41900 | 136 | high
= Clubman | estate | 5 doors | 5 seats | common 3
Cooper D 150 CV              | 2015-2023 | 150 | 1995 | diesel         | automatic | 33900 | 117 | mid
One D 116 CV                 | 2016-2020 | 116 | 1496 | diesel         | manual    | 28400 | 99  | base
`,
);
