import { readMake } from "./read-make.ts";

export const mercedesBenz = readMake(
  { id: "mercedes-benz", name: "Mercedes-Benz", kind: "car", wmi: "W1K", residual: 1.05 },
  `
= Clase A | hatchback | 5 doors | 5 seats | common 9
A 180 d 109 CV Urban                     | 2012-2018 | 109 | 1461 | diesel         | manual    | 28900 | 102 | mid
A 180 136 CV Progressive                 | 2018-     | 136 | 1332 | petrol         | automatic | 35200 | 133 | mid
A 180 d 116 CV AMG Line                  | 2018-     | 116 | 1461 | diesel         | automatic | 37600 | 117 | sport
A 200 d 150 CV AMG Line                  | 2018-     | 150 | 1950 | diesel         | automatic | 40600 | 121 | sport
A 250 e 218 CV AMG Line                  | 2019-2025 | 218 | 1332 | plug-in-hybrid | automatic | 45300 | 23  | sport  | range 77
A 180 d 116 CV Sedan Progressive         | 2019-2025 | 116 | 1461 | diesel         | automatic | 38200 | 114 | mid    | saloon, 4 doors
= Clase B | mpv | 5 doors | 5 seats | common 5
B 180 d 109 CV Urban                     | 2012-2018 | 109 | 1461 | diesel         | manual    | 30400 | 108 | mid
B 180 136 CV Progressive                 | 2019-     | 136 | 1332 | petrol         | automatic | 37400 | 138 | mid
B 200 d 150 CV AMG Line                  | 2019-     | 150 | 1950 | diesel         | automatic | 42900 | 123 | sport
= Clase C | saloon | 4 doors | 5 seats | common 7
C 200 d 136 CV Avantgarde                | 2014-2018 | 136 | 1598 | diesel         | automatic | 41300 | 109 | mid
C 220 d 194 CV AMG Line                  | 2018-2021 | 194 | 1950 | diesel         | automatic | 49800 | 124 | sport
C 220 d 200 CV AMG Line                  | 2021-     | 200 | 1993 | diesel         | automatic | 57400 | 121 | sport
C 300 e 313 CV Avantgarde                | 2021-     | 313 | 1999 | plug-in-hybrid | automatic | 61300 | 15  | luxury | range 111
C 200 204 CV Estate Avantgarde           | 2021-     | 204 | 1496 | hybrid         | automatic | 55600 | 144 | high   | estate, 5 doors
= Clase E | saloon | 4 doors | 5 seats | common 4
E 220 d 194 CV Avantgarde                | 2016-2023 | 194 | 1950 | diesel         | automatic | 58900 | 126 | high
E 300 de 306 CV AMG Line                 | 2019-2023 | 306 | 1950 | plug-in-hybrid | automatic | 71600 | 38  | luxury | range 52
E 220 d 197 CV Estate AMG Line           | 2024-     | 197 | 1993 | diesel         | automatic | 74200 | 133 | luxury | estate, 5 doors
E 200 197 CV Cabrio AMG Line             | 2020-2023 | 197 | 1991 | petrol         | automatic | 72800 | 168 | sport  | convertible, 2 doors, 4 seats
= CLA | coupe | 4 doors | 5 seats | common 6
CLA 180 d 116 CV Progressive             | 2019-     | 116 | 1461 | diesel         | automatic | 40600 | 113 | mid    | saloon
CLA 200 163 CV AMG Line                  | 2019-     | 163 | 1332 | petrol         | automatic | 44800 | 135 | sport  | saloon
CLA 200 d 150 CV Shooting Brake AMG Line | 2019-2025 | 150 | 1950 | diesel         | automatic | 47900 | 120 | sport  | estate, 5 doors
= GLA | suv | 5 doors | 5 seats | common 7
GLA 200 d 136 CV Urban                   | 2014-2020 | 136 | 2143 | diesel         | automatic | 37900 | 114 | mid
GLA 180 136 CV Progressive               | 2020-     | 136 | 1332 | petrol         | automatic | 41900 | 143 | mid
GLA 200 d 150 CV AMG Line                | 2020-     | 150 | 1950 | diesel         | automatic | 48900 | 131 | sport
GLA 250 e 218 CV AMG Line                | 2020-     | 218 | 1332 | plug-in-hybrid | automatic | 53800 | 28  | sport  | range 71
= GLB | suv | 5 doors | 7 seats | common 4
GLB 180 d 116 CV Progressive             | 2019-     | 116 | 1461 | diesel         | automatic | 44900 | 139 | mid
GLB 200 d 150 CV AMG Line 4MATIC         | 2019-     | 150 | 1950 | diesel         | automatic | 53600 | 148 | sport  | 4x4
= GLC | suv | 5 doors | 5 seats | common 5 | WDC
GLC 220 d 170 CV 4MATIC                  | 2015-2019 | 170 | 2143 | diesel         | automatic | 50800 | 129 | high   | 4x4
GLC 220 d 194 CV AMG Line 4MATIC         | 2019-2022 | 194 | 1950 | diesel         | automatic | 61700 | 146 | sport  | 4x4
GLC 300 de 306 CV Coupé 4MATIC           | 2019-2022 | 306 | 1950 | plug-in-hybrid | automatic | 71400 | 44  | luxury | 4x4, range 46
GLC 220 d 197 CV AMG Line 4MATIC         | 2022-     | 197 | 1993 | diesel         | automatic | 70900 | 143 | sport  | 4x4
= EQA | suv | 5 doors | 5 seats | common 3 | W1N
EQA 250 190 CV Progressive               | 2021-     | 190 | -    | electric       | automatic | 51900 | 0   | high   | range 496, uses 16.4
= Clase V | van | 5 doors | 8 seats | common 2 | W1V
V 220 d 163 CV Avantgarde Largo          | 2014-2023 | 163 | 1950 | diesel         | automatic | 61900 | 171 | high
V 250 d 190 CV Extralargo AMG Line       | 2015-2023 | 190 | 1950 | diesel         | automatic | 73400 | 174 | luxury
= Citan | van | 5 doors | 5 seats | common 2 | W1V
Tourer 110 CDI 95 CV Base                | 2021-     | 95  | 1461 | diesel         | manual    | 29800 | 141 | base
= Clase X | pickup | 4 doors | 5 seats | common 1 | W1V
X 250 d 190 CV Progressive 4MATIC        | 2017-2020 | 190 | 2298 | diesel         | automatic | 46300 | 207 | high   | 4x4
`,
);
