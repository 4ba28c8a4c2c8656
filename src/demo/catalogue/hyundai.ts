import { readMake } from "./read-make.ts";

export const hyundai = readMake(
  { id: "hyundai", name: "Hyundai", kind: "car", wmi: "TMA", residual: 1.02 },
  `
= i10 | city | 5 doors | 5 seats | common 6 | NLH
1.0 66 CV Klass                   | 2013-2019 | 66  | 998  | petrol         | manual    | 12900 | 108 | mid
1.0 67 CV Klass                   | 2020-     | 67  | 998  | petrol         | manual    | 15600 | 114 | mid
1.2 84 CV Tecno AMT               | 2020-     | 84  | 1197 | petrol         | automatic | 18300 | 119 | high
= i20 | hatchback | 5 doors | 5 seats | common 7 | NLH
1.2 85 CV Klass                   | 2014-     | 84  | 1248 | petrol         | manual    | 16700 | 118 | mid
1.0 T-GDI 100 CV Tecno            | 2018-     | 100 | 998  | petrol         | manual    | 19300 | 117 | high
1.0 T-GDI 48V 120 CV N-Line DCT   | 2020-2024 | 120 | 998  | hybrid         | automatic | 24600 | 121 | sport
= i30 | hatchback | 5 doors | 5 seats | common 8
1.6 CRDi 110 CV Klass             | 2012-2018 | 110 | 1582 | diesel         | manual    | 20900 | 99  | mid
1.0 T-GDI 120 CV Klass            | 2017-2024 | 120 | 998  | petrol         | manual    | 22900 | 124 | mid
1.6 CRDi 48V 136 CV N-Line        | 2020-2024 | 136 | 1598 | diesel         | manual    | 28600 | 115 | sport
1.5 T-GDI 48V 160 CV Tecno DCT    | 2020-2024 | 159 | 1482 | hybrid         | automatic | 30300 | 132 | high
1.6 CRDi 116 CV Cross Wagon Klass | 2018-2024 | 116 | 1598 | diesel         | manual    | 26300 | 117 | mid    | estate
= Bayon | suv | 5 doors | 5 seats | common 4 | NLH
1.2 84 CV Essence                 | 2021-     | 84  | 1197 | petrol         | manual    | 19600 | 125 | mid
1.0 T-GDI 100 CV Maxx             | 2021-     | 100 | 998  | petrol         | manual    | 22300 | 121 | mid
= Kona | suv | 5 doors | 5 seats | common 9 | TMA
1.0 T-GDI 120 CV Klass            | 2017-     | 120 | 998  | petrol         | manual    | 22900 | 128 | mid
1.6 CRDi 115 CV Tecno             | 2018-2021 | 115 | 1598 | diesel         | manual    | 25600 | 112 | high
1.6 GDi HEV 141 CV Tecno DCT      | 2019-     | 141 | 1580 | hybrid         | automatic | 29800 | 108 | high
EV 204 CV Tecno 64 kWh            | 2018-2023 | 204 | -    | electric       | automatic | 42900 | 0   | high   | range 484, uses 14.7
EV 218 CV Style 65 kWh            | 2023-     | 218 | -    | electric       | automatic | 45800 | 0   | high   | range 514, uses 14.7
= Tucson | suv | 5 doors | 5 seats | common 11
1.7 CRDi 116 CV Klass             | 2015-2018 | 116 | 1685 | diesel         | manual    | 26700 | 119 | mid
1.6 CRDi 116 CV Klass             | 2018-2020 | 116 | 1598 | diesel         | manual    | 27800 | 123 | mid
1.6 T-GDI 150 CV Klass            | 2020-     | 150 | 1598 | petrol         | manual    | 29800 | 148 | mid
1.6 CRDi 48V 136 CV Maxx DCT      | 2020-2024 | 136 | 1598 | diesel         | automatic | 35600 | 131 | mid
1.6 T HEV 230 CV Tecno            | 2020-2024 | 230 | 1598 | hybrid         | automatic | 38300 | 125 | high
1.6 T PHEV 265 CV Style 4x4       | 2021-2024 | 265 | 1598 | plug-in-hybrid | automatic | 48900 | 31  | luxury | 4x4, range 62
= Santa Fe | suv | 5 doors | 7 seats | common 3 | KMH
2.2 CRDi 200 CV Tecno 4x4         | 2018-2023 | 200 | 2199 | diesel         | automatic | 49300 | 164 | high   | 4x4
1.6 T HEV 230 CV Style 4x4        | 2021-     | 230 | 1598 | hybrid         | automatic | 53900 | 153 | luxury | 4x4
= Ioniq | hatchback | 5 doors | 5 seats | common 5 | KMH
1.6 HEV 141 CV Klass              | 2016-2022 | 141 | 1580 | hybrid         | automatic | 25900 | 84  | mid
1.6 PHEV 141 CV Tecno             | 2017-2022 | 141 | 1580 | plug-in-hybrid | automatic | 34300 | 26  | high   | range 52
EV 136 CV Tecno 38 kWh            | 2019-2022 | 136 | -    | electric       | automatic | 37900 | 0   | high   | range 311, uses 13.8
= Ioniq 5 | suv | 5 doors | 5 seats | common 4 | KMH
217 CV Light 73 kWh               | 2021-2024 | 217 | -    | electric       | automatic | 48900 | 0   | high   | range 481, uses 16.8
305 CV Star 4x4 73 kWh            | 2021-2024 | 305 | -    | electric       | automatic | 56800 | 0   | luxury | 4x4, range 460, uses 17.7
`,
);
