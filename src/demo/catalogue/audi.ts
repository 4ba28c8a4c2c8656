import { readMake } from "./read-make.ts";

export const audi = readMake(
  { id: "audi", name: "Audi", kind: "car", wmi: "WAU", residual: 1.05 },
  `
= A1 | hatchback | 5 doors | 5 seats | common 7
25 TFSI 95 CV Sportback Advanced            | 2019-     | 95  | 999  | petrol         | manual    | 25100 | 119 | mid
30 TFSI 110 CV Sportback S line S tronic    | 2020-     | 110 | 999  | petrol         | automatic | 30600 | 125 | sport
1.4 TDI 90 CV Sportback Attraction          | 2015-2018 | 90  | 1422 | diesel         | manual    | 21800 | 97  | mid
1.0 TFSI 95 CV Adrenalin                    | 2015-2018 | 95  | 999  | petrol         | manual    | 20300 | 98  | mid    | 3 doors, 4 seats
= A3 | hatchback | 5 doors | 5 seats | common 10
1.6 TDI 110 CV Sportback Attraction         | 2013-2020 | 110 | 1598 | diesel         | manual    | 27600 | 103 | mid
30 TFSI 110 CV Sportback Advanced           | 2020-     | 110 | 999  | petrol         | manual    | 30800 | 124 | mid
35 TFSI 150 CV Sportback S line S tronic    | 2020-     | 150 | 1498 | hybrid         | automatic | 37600 | 129 | sport
30 TDI 116 CV Sportback Advanced            | 2020-     | 116 | 1968 | diesel         | manual    | 33700 | 112 | mid
35 TDI 150 CV Sedan S line S tronic         | 2020-     | 150 | 1968 | diesel         | automatic | 40800 | 114 | sport  | saloon, 4 doors
40 TFSI e 204 CV Sportback S line           | 2021-2024 | 204 | 1395 | plug-in-hybrid | automatic | 44200 | 29  | sport  | range 63
= A4 | saloon | 4 doors | 5 seats | common 7
2.0 TDI 150 CV Advanced                     | 2015-2018 | 150 | 1968 | diesel         | manual    | 38100 | 102 | mid
35 TDI 163 CV S line S tronic               | 2020-2024 | 163 | 1968 | diesel         | automatic | 47900 | 121 | sport
30 TDI 136 CV Avant Advanced S tronic       | 2019-2024 | 136 | 1968 | diesel         | automatic | 45600 | 119 | mid    | estate, 5 doors
40 TDI 204 CV Avant Black Line quattro      | 2020-2024 | 204 | 1968 | diesel         | automatic | 56900 | 134 | luxury | estate, 5 doors, 4x4
= A5 | coupe | 2 doors | 4 seats | common 3
2.0 TDI 190 CV Coupé S line S tronic        | 2016-2020 | 190 | 1968 | diesel         | automatic | 51100 | 114 | sport
40 TFSI 204 CV Coupé Advanced S tronic      | 2020-2024 | 204 | 1984 | petrol         | automatic | 53100 | 148 | high
40 TFSI 204 CV Cabrio S line S tronic       | 2020-2024 | 204 | 1984 | petrol         | automatic | 62500 | 160 | sport  | convertible
35 TDI 163 CV Sportback S line S tronic     | 2020-2024 | 163 | 1968 | diesel         | automatic | 51800 | 122 | sport  | saloon, 5 doors, 5 seats
= A6 | saloon | 4 doors | 5 seats | common 4
2.0 TDI 190 CV Advanced S tronic            | 2014-2018 | 190 | 1968 | diesel         | automatic | 48700 | 116 | high
40 TDI 204 CV S line S tronic               | 2018-2025 | 204 | 1968 | diesel         | automatic | 61200 | 131 | sport
40 TDI 204 CV Avant Black Line S tronic     | 2019-2025 | 204 | 1968 | diesel         | automatic | 65700 | 135 | luxury | estate, 5 doors
50 TFSI e 299 CV quattro                    | 2020-2025 | 299 | 1984 | plug-in-hybrid | automatic | 72400 | 31  | luxury | 4x4, range 73
= Q2 | suv | 5 doors | 5 seats | common 7
30 TFSI 110 CV Advanced                     | 2018-     | 110 | 999  | petrol         | manual    | 30200 | 128 | mid
35 TFSI 150 CV S line S tronic              | 2017-     | 150 | 1498 | petrol         | automatic | 36800 | 135 | sport
30 TDI 116 CV Advanced                      | 2016-     | 116 | 1968 | diesel         | manual    | 32600 | 120 | mid
= Q3 | suv | 5 doors | 5 seats | common 8 | WA1
2.0 TDI 150 CV Ambition                     | 2014-2018 | 150 | 1968 | diesel         | manual    | 36400 | 124 | mid
35 TFSI 150 CV Advanced S tronic            | 2018-     | 150 | 1498 | hybrid         | automatic | 42600 | 146 | mid
35 TDI 150 CV S line S tronic               | 2018-     | 150 | 1968 | diesel         | automatic | 46800 | 137 | sport
35 TDI 150 CV Sportback Black Line S tronic | 2020-     | 150 | 1968 | diesel         | automatic | 50900 | 138 | luxury
45 TFSI e 245 CV Sportback S line           | 2021-2025 | 245 | 1395 | plug-in-hybrid | automatic | 54900 | 39  | sport  | range 50
= Q5 | suv | 5 doors | 5 seats | common 5 | WA1
2.0 TDI 190 CV Advanced quattro S tronic    | 2016-2020 | 190 | 1968 | diesel         | automatic | 51800 | 132 | high   | 4x4
40 TDI 204 CV S line quattro S tronic       | 2020-2024 | 204 | 1968 | diesel         | automatic | 62900 | 151 | sport  | 4x4
50 TFSI e 299 CV S line quattro             | 2020-2024 | 299 | 1984 | plug-in-hybrid | automatic | 72100 | 37  | sport  | 4x4, range 61
= Q4 e-tron | suv | 5 doors | 5 seats | common 3 | WA1
40 204 CV Advanced                          | 2021-2024 | 204 | -    | electric       | automatic | 53400 | 0   | high   | range 520, uses 17.3
45 286 CV Sportback S line                  | 2024-     | 286 | -    | electric       | automatic | 60300 | 0   | sport  | range 562, uses 16.4
= TT | coupe | 2 doors | 4 seats | common 2 | TRU
2.0 TFSI 230 CV S line S tronic             | 2014-2018 | 230 | 1984 | petrol         | automatic | 47900 | 146 | sport
40 TFSI 197 CV Coupé S line                 | 2018-2023 | 197 | 1984 | petrol         | automatic | 50800 | 150 | sport
45 TFSI 245 CV Roadster S line              | 2018-2023 | 245 | 1984 | petrol         | automatic | 57900 | 158 | sport  | convertible, 2 seats
`,
);
