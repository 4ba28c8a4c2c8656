import { readMake } from "./read-make.ts";

export const citroen = readMake(
  { id: "citroen", name: "Citroën", kind: "car", wmi: "VR7", residual: 0.95 },
  `
= C1 | city | 5 doors | 4 seats | common 4 | VF7
1.0 VTi 72 CV Feel                | 2014-2021 | 72  | 998  | petrol         | manual    | 12300 | 96  | mid
= C3 | hatchback | 5 doors | 5 seats | common 9 | VF7
1.2 PureTech 83 CV Feel           | 2016-2024 | 83  | 1199 | petrol         | manual    | 15900 | 121 | mid
1.2 PureTech 110 CV Shine EAT6    | 2018-2024 | 110 | 1199 | petrol         | automatic | 20400 | 131 | high
1.5 BlueHDi 100 CV Feel           | 2018-2023 | 100 | 1499 | diesel         | manual    | 18700 | 105 | mid
1.2 Turbo 100 CV Plus             | 2024-     | 100 | 1199 | petrol         | manual    | 17800 | 126 | mid
ë-C3 113 CV Max                   | 2024-     | 113 | -    | electric       | automatic | 27800 | 0   | high | range 326, uses 16.4
= C3 Aircross | suv | 5 doors | 5 seats | common 7 | VF7
1.2 PureTech 110 CV Feel          | 2017-2024 | 110 | 1199 | petrol         | manual    | 20900 | 131 | mid
1.5 BlueHDi 110 CV Shine          | 2018-2024 | 110 | 1499 | diesel         | manual    | 24200 | 117 | high
= C4 | hatchback | 5 doors | 5 seats | common 8
1.6 BlueHDi 100 CV Feel           | 2015-2018 | 100 | 1560 | diesel         | manual    | 19900 | 95  | mid
1.2 PureTech 130 CV Shine         | 2020-2024 | 130 | 1199 | petrol         | manual    | 25300 | 127 | high
1.5 BlueHDi 130 CV Feel Pack EAT8 | 2020-     | 130 | 1499 | diesel         | automatic | 28600 | 117 | mid
1.2 Hybrid 136 CV Max e-DCS6      | 2024-     | 136 | 1199 | hybrid         | automatic | 29800 | 107 | high
ë-C4 136 CV Shine                 | 2020-     | 136 | -    | electric       | automatic | 38400 | 0   | high | range 357, uses 15.3
= C4 Cactus | suv | 5 doors | 5 seats | common 5 | VF7
1.2 PureTech 110 CV Feel          | 2014-2020 | 110 | 1199 | petrol         | manual    | 18700 | 115 | mid
1.5 BlueHDi 100 CV Shine          | 2018-2020 | 100 | 1499 | diesel         | manual    | 21700 | 104 | high
= C5 Aircross | suv | 5 doors | 5 seats | common 6
1.2 PureTech 130 CV Feel          | 2018-2024 | 130 | 1199 | petrol         | manual    | 28200 | 139 | mid
1.5 BlueHDi 130 CV Shine EAT8     | 2018-     | 130 | 1499 | diesel         | automatic | 34900 | 131 | high
1.6 Hybrid 225 CV Shine           | 2020-     | 225 | 1598 | plug-in-hybrid | automatic | 42600 | 31  | high | range 55
= Grand C4 SpaceTourer | mpv | 5 doors | 7 seats | common 4
1.5 BlueHDi 130 CV Feel           | 2018-2022 | 130 | 1499 | diesel         | manual    | 29300 | 121 | mid
1.2 PureTech 130 CV Shine         | 2014-2022 | 130 | 1199 | petrol         | manual    | 28700 | 139 | high
= Berlingo | van | 5 doors | 5 seats | common 6
1.5 BlueHDi 100 CV Live Pack      | 2018-     | 100 | 1499 | diesel         | manual    | 22800 | 137 | base
1.5 BlueHDi 130 CV Feel XL EAT8   | 2018-     | 130 | 1499 | diesel         | automatic | 29800 | 143 | mid  | 7 seats
ë-Berlingo 136 CV Feel            | 2021-     | 136 | -    | electric       | automatic | 36200 | 0   | mid  | range 280, uses 19.3
`,
);
