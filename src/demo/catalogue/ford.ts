import { readMake } from "./read-make.ts";

export const ford = readMake(
  { id: "ford", name: "Ford", kind: "car", wmi: "WF0", residual: 0.96 },
  `
= Fiesta | hatchback | 5 doors | 5 seats | common 9
1.5 TDCi 75 CV Trend                        | 2013-2017 | 75  | 1499 | diesel         | manual    | 15900 | 94  | base
1.1 Ti-VCT 75 CV Trend                      | 2017-2022 | 75  | 1084 | petrol         | manual    | 16300 | 121 | base
1.0 EcoBoost 95 CV Titanium                 | 2017-2023 | 95  | 999  | petrol         | manual    | 18900 | 120 | mid
1.0 EcoBoost MHEV 125 CV ST-Line            | 2020-2023 | 125 | 999  | hybrid         | manual    | 21600 | 114 | sport
1.5 EcoBoost 200 CV ST                      | 2018-2022 | 200 | 1496 | petrol         | manual    | 26900 | 155 | sport  | 3 doors
= Focus | hatchback | 5 doors | 5 seats | common 9
1.5 TDCi 120 CV Titanium                    | 2015-2018 | 120 | 1499 | diesel         | manual    | 23700 | 98  | mid
1.0 EcoBoost 125 CV Trend+                  | 2018-2022 | 125 | 999  | petrol         | manual    | 22900 | 121 | mid
1.0 EcoBoost MHEV 125 CV ST-Line            | 2020-2025 | 125 | 999  | hybrid         | manual    | 26700 | 117 | sport
1.5 EcoBlue 120 CV Titanium                 | 2018-2025 | 120 | 1499 | diesel         | manual    | 26900 | 111 | mid
1.5 EcoBlue 120 CV ST-Line Sportbreak Auto  | 2018-2025 | 120 | 1499 | diesel         | automatic | 30400 | 121 | sport  | estate
2.3 EcoBoost 280 CV ST                      | 2019-2025 | 280 | 2261 | petrol         | manual    | 36900 | 183 | sport
= Puma | suv | 5 doors | 5 seats | common 10 | WF0
1.0 EcoBoost MHEV 125 CV Titanium           | 2020-     | 125 | 999  | hybrid         | manual    | 24900 | 124 | mid
1.0 EcoBoost MHEV 125 CV ST-Line X          | 2020-     | 125 | 999  | hybrid         | manual    | 27600 | 126 | sport
1.0 EcoBoost MHEV 155 CV ST-Line Vignale    | 2020-     | 155 | 999  | hybrid         | manual    | 29900 | 128 | luxury
1.5 EcoBlue 120 CV Titanium                 | 2020-2022 | 120 | 1499 | diesel         | manual    | 26700 | 112 | mid
= EcoSport | suv | 5 doors | 5 seats | common 5 | MAJ
1.0 EcoBoost 125 CV Titanium                | 2014-2022 | 125 | 999  | petrol         | manual    | 21900 | 131 | mid
1.5 EcoBlue 100 CV Trend                    | 2017-2021 | 100 | 1498 | diesel         | manual    | 21600 | 121 | base
= Kuga | suv | 5 doors | 5 seats | common 9
2.0 TDCi 150 CV Titanium                    | 2014-2019 | 150 | 1997 | diesel         | manual    | 30300 | 122 | mid
1.5 EcoBoost 150 CV Trend                   | 2016-2024 | 150 | 1497 | petrol         | manual    | 27600 | 149 | base
1.5 EcoBlue 120 CV Titanium                 | 2020-2023 | 120 | 1499 | diesel         | manual    | 31300 | 127 | mid
2.5 Duratec FHEV 190 CV ST-Line             | 2020-     | 190 | 2488 | hybrid         | automatic | 37900 | 125 | sport
2.5 Duratec PHEV 225 CV ST-Line X           | 2020-     | 225 | 2488 | plug-in-hybrid | automatic | 42900 | 26  | sport  | range 64
= Mondeo | saloon | 5 doors | 5 seats | common 4
2.0 TDCi 150 CV Titanium                    | 2014-2019 | 150 | 1997 | diesel         | manual    | 31600 | 110 | mid
2.0 HEV 187 CV Titanium                     | 2015-2022 | 187 | 1999 | hybrid         | automatic | 36700 | 108 | high   | 4 doors
2.0 EcoBlue 150 CV Sportbreak Titanium Auto | 2018-2022 | 150 | 1995 | diesel         | automatic | 37600 | 128 | high   | estate
= Mustang | coupe | 2 doors | 4 seats | common 2 | 1FA
2.3 EcoBoost 290 CV Fastback                | 2018-2023 | 290 | 2261 | petrol         | automatic | 44900 | 209 | sport
5.0 Ti-VCT V8 450 CV GT Fastback            | 2018-2023 | 450 | 5038 | petrol         | manual    | 54900 | 277 | sport
5.0 Ti-VCT V8 450 CV GT Convertible         | 2018-2023 | 450 | 5038 | petrol         | automatic | 61900 | 272 | sport  | convertible
= Mustang Mach-E | suv | 5 doors | 5 seats | common 3 | 3FM
269 CV Standard Range                       | 2021-     | 269 | -    | electric       | automatic | 48900 | 0   | high   | range 440, uses 17.2
294 CV Long Range                           | 2021-     | 294 | -    | electric       | automatic | 57300 | 0   | high   | range 610, uses 16.5
= S-MAX | mpv | 5 doors | 7 seats | common 3
2.0 TDCi 150 CV Titanium                    | 2015-2020 | 150 | 1997 | diesel         | automatic | 38900 | 136 | high
2.5 Duratec FHEV 190 CV ST-Line             | 2021-2023 | 190 | 2488 | hybrid         | automatic | 46700 | 147 | sport
= Tourneo Connect | van | 5 doors | 5 seats | common 3
1.5 EcoBlue 100 CV Trend                    | 2018-2022 | 100 | 1499 | diesel         | manual    | 24900 | 132 | mid
2.0 EcoBlue 122 CV Titanium Grand           | 2022-     | 122 | 1968 | diesel         | automatic | 35900 | 141 | high   | 7 seats
= Ranger | pickup | 4 doors | 5 seats | common 3 | 6FP
2.0 EcoBlue 170 CV Doble Cabina XLT         | 2019-     | 170 | 1996 | diesel         | manual    | 36900 | 231 | mid    | 4x4
2.0 EcoBlue 205 CV Doble Cabina Wildtrak    | 2022-     | 205 | 1996 | diesel         | automatic | 49700 | 235 | high   | 4x4
`,
);
