import { readMake } from "./read-make.ts";

export const skoda = readMake(
  { id: "skoda", name: "Škoda", kind: "car", wmi: "TMB", residual: 1.02 },
  `
= Fabia | hatchback | 5 doors | 5 seats | common 7
1.0 MPI 75 CV Active                     | 2014-2020 | 75  | 999  | petrol         | manual    | 13900 | 111 | base
1.0 TSI 95 CV Ambition                   | 2018-     | 95  | 999  | petrol         | manual    | 18300 | 116 | mid
1.0 TSI 110 CV Style                     | 2021-     | 110 | 999  | petrol         | manual    | 21500 | 117 | high
1.0 TSI 110 CV Monte Carlo DSG           | 2022-     | 110 | 999  | petrol         | automatic | 24900 | 122 | sport
1.4 TDI 90 CV Combi Ambition             | 2015-2018 | 90  | 1422 | diesel         | manual    | 17800 | 93  | mid    | estate
= Scala | hatchback | 5 doors | 5 seats | common 4
1.0 TSI 110 CV Ambition                  | 2019-     | 110 | 999  | petrol         | manual    | 21400 | 118 | mid
1.5 TSI 150 CV Style DSG                 | 2019-     | 150 | 1498 | petrol         | automatic | 26800 | 127 | high
1.6 TDI 115 CV Ambition                  | 2019-2020 | 115 | 1598 | diesel         | manual    | 22900 | 108 | mid
1.0 G-TEC 90 CV Ambition                 | 2020-2022 | 90  | 999  | cng            | manual    | 21900 | 100 | mid
= Octavia | hatchback | 5 doors | 5 seats | common 9
1.6 TDI 105 CV Ambition                  | 2013-2017 | 105 | 1598 | diesel         | manual    | 23300 | 99  | mid
1.5 TSI 150 CV Ambition Combi            | 2020-     | 150 | 1498 | petrol         | manual    | 28700 | 124 | mid    | estate
2.0 TDI 115 CV Ambition                  | 2020-     | 115 | 1968 | diesel         | manual    | 28900 | 108 | mid
2.0 TDI 150 CV Style Combi DSG           | 2017-     | 150 | 1968 | diesel         | automatic | 34500 | 117 | high   | estate
2.0 TDI 200 CV RS DSG                    | 2020-2024 | 200 | 1968 | diesel         | automatic | 40500 | 130 | sport
1.4 TSI iV 204 CV Style Combi DSG        | 2020-2024 | 204 | 1395 | plug-in-hybrid | automatic | 40100 | 26  | high   | estate, range 60
= Superb | saloon | 5 doors | 5 seats | common 4
2.0 TDI 150 CV Ambition                  | 2015-2023 | 150 | 1968 | diesel         | manual    | 33400 | 113 | mid
2.0 TDI 150 CV Style Combi DSG           | 2019-     | 150 | 1968 | diesel         | automatic | 41500 | 128 | high   | estate
1.4 TSI iV 218 CV Laurin & Klement Combi | 2020-2023 | 218 | 1395 | plug-in-hybrid | automatic | 49800 | 28  | luxury | estate, range 56
= Kamiq | suv | 5 doors | 5 seats | common 7
1.0 TSI 95 CV Active                     | 2019-     | 95  | 999  | petrol         | manual    | 19900 | 125 | base
1.0 TSI 110 CV Ambition                  | 2019-     | 110 | 999  | petrol         | manual    | 22200 | 124 | mid
1.5 TSI 150 CV Style DSG                 | 2019-     | 150 | 1498 | petrol         | automatic | 28600 | 133 | high
= Karoq | suv | 5 doors | 5 seats | common 7
1.0 TSI 110 CV Ambition                  | 2018-     | 110 | 999  | petrol         | manual    | 25600 | 134 | mid
1.5 TSI 150 CV Style DSG                 | 2018-     | 150 | 1498 | petrol         | automatic | 32700 | 143 | high
2.0 TDI 116 CV Ambition                  | 2020-     | 116 | 1968 | diesel         | manual    | 29300 | 125 | mid
2.0 TDI 150 CV Scout DSG 4x4             | 2018-     | 150 | 1968 | diesel         | automatic | 38600 | 146 | high   | 4x4
= Kodiaq | suv | 5 doors | 7 seats | common 6
1.5 TSI 150 CV Ambition DSG              | 2018-     | 150 | 1498 | petrol         | automatic | 36400 | 155 | mid
2.0 TDI 150 CV Style DSG                 | 2017-     | 150 | 1968 | diesel         | automatic | 42300 | 145 | high
2.0 TDI 200 CV Sportline DSG 4x4         | 2021-     | 200 | 1968 | diesel         | automatic | 51800 | 163 | sport  | 4x4
= Enyaq | suv | 5 doors | 5 seats | common 3
iV 80 204 CV                             | 2021-2023 | 204 | -    | electric       | automatic | 45900 | 0   | mid    | range 534, uses 16.7
85 286 CV Sportline                      | 2024-     | 286 | -    | electric       | automatic | 54800 | 0   | sport  | range 566, uses 16.1
`,
);
