import { readMake } from "./read-make.ts";

export const kia = readMake(
  { id: "kia", name: "Kia", kind: "car", wmi: "U5Y", residual: 1.03 },
  `
= Picanto | city | 5 doors | 5 seats | common 7 | KNA
1.0 DPi 67 CV Concept             | 2017-     | 67  | 998  | petrol         | manual    | 13400 | 110 | mid
1.0 T-GDi 100 CV GT Line          | 2018-2024 | 100 | 998  | petrol         | manual    | 16900 | 118 | sport
1.2 85 CV Drive                   | 2011-2017 | 85  | 1248 | petrol         | manual    | 12300 | 106 | mid
= Rio | hatchback | 5 doors | 5 seats | common 5 | KNA
1.2 CVVT 84 CV Concept            | 2017-2023 | 84  | 1248 | petrol         | manual    | 15700 | 119 | mid
1.0 T-GDi MHEV 100 CV Drive       | 2020-2023 | 100 | 998  | hybrid         | manual    | 19900 | 112 | mid
= Ceed | hatchback | 5 doors | 5 seats | common 7
1.6 CRDi 110 CV Drive             | 2012-2018 | 110 | 1582 | diesel         | manual    | 20800 | 99  | mid
1.0 T-GDi 100 CV Concept          | 2018-     | 100 | 998  | petrol         | manual    | 21900 | 124 | base
1.5 T-GDi 160 CV GT Line          | 2021-     | 160 | 1482 | petrol         | manual    | 27400 | 129 | sport
1.6 MHEV 136 CV Tourer Tech       | 2020-     | 136 | 1598 | diesel         | manual    | 29800 | 111 | high   | estate
1.6 PHEV 141 CV Tourer eDrive     | 2020-2023 | 141 | 1580 | plug-in-hybrid | automatic | 33700 | 28  | mid    | estate, range 57
= Stonic | suv | 5 doors | 5 seats | common 7 | KNA
1.2 DPi 84 CV Concept             | 2017-     | 84  | 1248 | petrol         | manual    | 18700 | 126 | base
1.0 T-GDi MHEV 100 CV Drive       | 2020-     | 100 | 998  | hybrid         | manual    | 21800 | 123 | mid
1.6 CRDi 115 CV Tech              | 2017-2020 | 115 | 1598 | diesel         | manual    | 22600 | 110 | high
= Niro | suv | 5 doors | 5 seats | common 7 | KNA
1.6 HEV 141 CV Drive              | 2016-     | 141 | 1580 | hybrid         | automatic | 28600 | 104 | mid
1.6 PHEV 183 CV Emotion           | 2022-     | 183 | 1580 | plug-in-hybrid | automatic | 41900 | 18  | high   | range 65
EV 204 CV Emotion 64 kWh          | 2019-     | 204 | -    | electric       | automatic | 44700 | 0   | high   | range 460, uses 16.2
= XCeed | suv | 5 doors | 5 seats | common 6
1.0 T-GDi 120 CV Drive            | 2019-     | 120 | 998  | petrol         | manual    | 24900 | 132 | mid
1.5 T-GDi 160 CV Tech DCT         | 2021-     | 160 | 1482 | petrol         | automatic | 30600 | 134 | high
1.6 PHEV 141 CV eTech             | 2020-2024 | 141 | 1580 | plug-in-hybrid | automatic | 36300 | 32  | high   | range 48
= Sportage | suv | 5 doors | 5 seats | common 9
1.7 CRDi 115 CV Concept           | 2011-2018 | 115 | 1685 | diesel         | manual    | 24700 | 119 | mid
1.6 GDi 132 CV Concept            | 2016-2021 | 132 | 1591 | petrol         | manual    | 24300 | 156 | base
1.6 MHEV 136 CV GT Line           | 2018-2021 | 136 | 1598 | diesel         | automatic | 33600 | 128 | sport
1.6 T-GDi 150 CV Drive            | 2022-     | 150 | 1598 | petrol         | manual    | 30700 | 149 | mid
1.6 T-GDi HEV 230 CV Tech         | 2022-     | 230 | 1598 | hybrid         | automatic | 38900 | 127 | high
1.6 T-GDi PHEV 265 CV GT Line 4x4 | 2022-     | 265 | 1598 | plug-in-hybrid | automatic | 48300 | 26  | sport  | 4x4, range 70
= Sorento | suv | 5 doors | 7 seats | common 3 | KNA
2.2 CRDi 202 CV Drive             | 2020-     | 202 | 2151 | diesel         | automatic | 47900 | 157 | high
1.6 T-GDi HEV 230 CV Emotion 4x4  | 2020-     | 230 | 1598 | hybrid         | automatic | 55600 | 150 | luxury | 4x4
= EV6 | suv | 5 doors | 5 seats | common 4 | KNA
229 CV Air 77 kWh                 | 2021-2024 | 229 | -    | electric       | automatic | 50400 | 0   | high   | range 528, uses 16.5
325 CV GT-Line AWD 77 kWh         | 2021-2024 | 325 | -    | electric       | automatic | 60900 | 0   | sport  | 4x4, range 506, uses 17.2
`,
);
