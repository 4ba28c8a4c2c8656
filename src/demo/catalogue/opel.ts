import { readMake } from "./read-make.ts";

export const opel = readMake(
  { id: "opel", name: "Opel", kind: "car", wmi: "W0V", residual: 0.95 },
  `
= Corsa | hatchback | 5 doors | 5 seats | common 9 | VXK
1.2 75 CV Edition                        | 2019-     | 75  | 1199 | petrol         | manual    | 16900 | 122 | base
1.2 T 100 CV Elegance                    | 2019-     | 100 | 1199 | petrol         | manual    | 20300 | 122 | mid
1.2 T 130 CV GS Line Auto                | 2019-2024 | 130 | 1199 | petrol         | automatic | 24400 | 127 | sport
1.5 D 102 CV Edition                     | 2019-2023 | 102 | 1499 | diesel         | manual    | 20900 | 107 | mid
1.4 90 CV Selective                      | 2014-2019 | 90  | 1398 | petrol         | manual    | 15600 | 120 | mid
e 136 CV Elegance                        | 2020-     | 136 | -    | electric       | automatic | 32900 | 0   | high   | range 359, uses 15.8
1.4 GLP 90 CV Selective                  | 2015-2019 | 90  | 1398 | lpg            | manual    | 16400 | 118 | mid
= Astra | hatchback | 5 doors | 5 seats | common 8
1.6 CDTi 110 CV Selective                | 2015-2019 | 110 | 1598 | diesel         | manual    | 22300 | 97  | mid
1.2 T 110 CV Edition                     | 2019-2021 | 110 | 1199 | petrol         | manual    | 21900 | 113 | mid
1.2 T 130 CV GS Line                     | 2022-     | 130 | 1199 | petrol         | manual    | 27600 | 126 | sport
1.5 D 130 CV Elegance Auto               | 2022-     | 130 | 1499 | diesel         | automatic | 31900 | 117 | high
1.6 PHEV 180 CV GS Line                  | 2022-     | 180 | 1598 | plug-in-hybrid | automatic | 39400 | 24  | sport  | range 60
1.5 D 122 CV Sports Tourer Elegance      | 2019-2021 | 122 | 1499 | diesel         | manual    | 26800 | 112 | high   | estate
= Mokka | suv | 5 doors | 5 seats | common 7 | W0V
1.4 T 140 CV X Excellence                | 2014-2019 | 140 | 1364 | petrol         | manual    | 24300 | 139 | mid
1.2 T 100 CV Edition                     | 2021-     | 100 | 1199 | petrol         | manual    | 22700 | 124 | mid
1.2 T 130 CV GS Line Auto                | 2021-     | 130 | 1199 | petrol         | automatic | 28300 | 131 | sport
e 136 CV Elegance                        | 2021-     | 136 | -    | electric       | automatic | 37600 | 0   | high   | range 338, uses 16.2
= Crossland | suv | 5 doors | 5 seats | common 6
1.2 83 CV Edition                        | 2017-2024 | 83  | 1199 | petrol         | manual    | 19200 | 126 | base
1.2 T 110 CV Elegance                    | 2017-2024 | 110 | 1199 | petrol         | manual    | 22800 | 128 | mid
1.5 D 110 CV Elegance                    | 2018-2024 | 110 | 1499 | diesel         | manual    | 24300 | 115 | mid
= Grandland | suv | 5 doors | 5 seats | common 7 | VXK
1.2 T 130 CV GS Line                     | 2017-2024 | 130 | 1199 | petrol         | manual    | 29600 | 135 | mid
1.5 D 130 CV Elegance Auto               | 2018-2024 | 130 | 1499 | diesel         | automatic | 34200 | 129 | high
1.6 PHEV 225 CV Ultimate                 | 2020-2024 | 225 | 1598 | plug-in-hybrid | automatic | 43900 | 31  | luxury | range 59
= Insignia | saloon | 5 doors | 5 seats | common 3
2.0 D 174 CV GS Elegance Auto            | 2020-2022 | 174 | 1995 | diesel         | automatic | 39900 | 127 | high
1.6 CDTi 136 CV Sports Tourer Excellence | 2017-2020 | 136 | 1598 | diesel         | manual    | 32300 | 117 | high   | estate
= Combo Life | van | 5 doors | 5 seats | common 3 | W0V
1.5 D 100 CV Edition                     | 2018-     | 100 | 1499 | diesel         | manual    | 24300 | 139 | mid
e 136 CV Elegance                        | 2021-     | 136 | -    | electric       | automatic | 37400 | 0   | high   | range 280, uses 19.4
= Zafira | mpv | 5 doors | 7 seats | common 2 | W0L
1.6 CDTi 120 CV Tourer Selective         | 2013-2018 | 120 | 1598 | diesel         | manual    | 26900 | 119 | mid
`,
);
