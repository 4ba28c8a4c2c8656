import { readMake } from "./read-make.ts";

export const seat = readMake(
  { id: "seat", name: "SEAT", kind: "car", wmi: "VSS", residual: 1 },
  `
= Mii | city | 5 doors | 4 seats | common 3
1.0 60 CV Reference                   | 2012-2019 | 60  | 999  | petrol         | manual    | 10400 | 105 | base
1.0 75 CV Style                       | 2012-2019 | 75  | 999  | petrol         | manual    | 11900 | 108 | mid
Electric 83 CV Plus                   | 2020-2021 | 83  | -    | electric       | automatic | 21300 | 0   | mid   | range 260, uses 14.4
= Ibiza | hatchback | 5 doors | 5 seats | common 10
1.4 TDI 90 CV Reference               | 2015-2017 | 90  | 1422 | diesel         | manual    | 15900 | 95  | base
1.0 MPI 80 CV Reference Plus          | 2017-2024 | 80  | 999  | petrol         | manual    | 14900 | 115 | base
1.0 TSI 95 CV Style                   | 2017-     | 95  | 999  | petrol         | manual    | 17900 | 117 | mid
1.0 TSI 110 CV Xcellence DSG          | 2017-     | 110 | 999  | petrol         | automatic | 21300 | 122 | high
1.0 TSI 115 CV FR                     | 2017-     | 115 | 999  | petrol         | manual    | 20700 | 119 | sport
1.0 TGI 90 CV Style                   | 2018-2023 | 90  | 999  | cng            | manual    | 18800 | 98  | mid
1.6 TDI 95 CV Style                   | 2017-2020 | 95  | 1598 | diesel         | manual    | 19100 | 102 | mid
= León | hatchback | 5 doors | 5 seats | common 11
1.6 TDI 105 CV Style                  | 2012-2017 | 105 | 1598 | diesel         | manual    | 22400 | 104 | mid
2.0 TDI 150 CV FR                     | 2012-2020 | 150 | 1968 | diesel         | manual    | 26900 | 112 | sport
1.0 TSI 110 CV Style                  | 2020-     | 110 | 999  | petrol         | manual    | 23600 | 120 | mid
1.5 TSI 130 CV Style                  | 2018-2023 | 130 | 1498 | petrol         | manual    | 25100 | 125 | mid
1.5 eTSI 150 CV FR DSG                | 2020-     | 150 | 1498 | hybrid         | automatic | 30300 | 127 | sport
2.0 TDI 115 CV Reference              | 2020-     | 115 | 1968 | diesel         | manual    | 26200 | 111 | base
1.4 e-Hybrid 204 CV Xcellence DSG     | 2021-2024 | 204 | 1395 | plug-in-hybrid | automatic | 36100 | 27  | high  | range 58
2.0 TDI 150 CV FR Sportstourer DSG    | 2020-     | 150 | 1968 | diesel         | automatic | 34400 | 117 | sport | estate
1.5 TGI 130 CV Style Sportstourer DSG | 2020-2023 | 130 | 1498 | cng            | automatic | 29900 | 103 | mid   | estate
= Arona | suv | 5 doors | 5 seats | common 10
1.0 TSI 95 CV Reference               | 2017-     | 95  | 999  | petrol         | manual    | 18900 | 122 | base
1.0 TSI 110 CV Style                  | 2021-     | 110 | 999  | petrol         | manual    | 21500 | 121 | mid
1.0 TSI 115 CV Xcellence DSG          | 2018-     | 115 | 999  | petrol         | automatic | 24800 | 128 | high
1.5 TSI 150 CV FR DSG                 | 2018-     | 150 | 1498 | petrol         | automatic | 27900 | 133 | sport
1.6 TDI 95 CV Style                   | 2017-2020 | 95  | 1598 | diesel         | manual    | 21600 | 106 | mid
1.0 TGI 90 CV Style                   | 2019-2023 | 90  | 999  | cng            | manual    | 21200 | 103 | mid
= Ateca | suv | 5 doors | 5 seats | common 8
1.0 TSI 110 CV Reference              | 2018-2024 | 110 | 999  | petrol         | manual    | 24600 | 136 | base
1.5 TSI 150 CV Style                  | 2018-     | 150 | 1498 | petrol         | manual    | 28700 | 141 | mid
1.5 TSI 150 CV FR DSG                 | 2020-     | 150 | 1498 | petrol         | automatic | 33900 | 146 | sport
2.0 TDI 115 CV Style                  | 2016-2020 | 115 | 1598 | diesel         | manual    | 28200 | 118 | mid
2.0 TDI 150 CV Xperience DSG          | 2020-     | 150 | 1968 | diesel         | automatic | 36500 | 134 | high
2.0 TDI 190 CV Xcellence DSG 4Drive   | 2016-2022 | 190 | 1968 | diesel         | automatic | 40200 | 149 | high  | 4x4
= Tarraco | suv | 5 doors | 7 seats | common 4
1.5 TSI 150 CV Style                  | 2019-2024 | 150 | 1498 | petrol         | manual    | 33500 | 155 | mid
2.0 TDI 150 CV Xcellence DSG          | 2019-2024 | 150 | 1968 | diesel         | automatic | 40400 | 151 | high
1.4 e-Hybrid 245 CV FR DSG            | 2021-2024 | 245 | 1395 | plug-in-hybrid | automatic | 47400 | 37  | sport | 5 seats, range 49
= Alhambra | mpv | 5 doors | 7 seats | common 2
2.0 TDI 150 CV Style                  | 2015-2020 | 150 | 1968 | diesel         | manual    | 35500 | 139 | mid
1.4 TSI 150 CV Reference              | 2015-2020 | 150 | 1395 | petrol         | manual    | 31600 | 165 | base
`,
);
