import { readMake } from "./read-make.ts";

export const volkswagen = readMake(
  { id: "volkswagen", name: "Volkswagen", kind: "car", wmi: "WVW", residual: 1.04 },
  `
= Polo | hatchback | 5 doors | 5 seats | common 9 | VSS
1.0 60 CV Edition                    | 2014-2017 | 60  | 999  | petrol         | manual    | 14200 | 106 | base
1.0 TSI 95 CV Advance                | 2017-2021 | 95  | 999  | petrol         | manual    | 18700 | 118 | mid
1.0 TSI 95 CV Life                   | 2021-     | 95  | 999  | petrol         | manual    | 21800 | 119 | mid
1.0 TSI 110 CV R-Line DSG            | 2021-     | 110 | 999  | petrol         | automatic | 26700 | 124 | sport
1.4 TDI 90 CV Advance                | 2014-2017 | 90  | 1422 | diesel         | manual    | 18100 | 93  | mid
1.0 TGI 90 CV Advance                | 2018-2021 | 90  | 999  | cng            | manual    | 19400 | 99  | mid
2.0 TSI 207 CV GTI DSG               | 2021-     | 207 | 1984 | petrol         | automatic | 34700 | 153 | sport
= Golf | hatchback | 5 doors | 5 seats | common 11
1.6 TDI 105 CV Advance               | 2012-2017 | 105 | 1598 | diesel         | manual    | 24400 | 102 | mid
1.0 TSI 110 CV Advance               | 2017-2020 | 110 | 999  | petrol         | manual    | 23300 | 112 | mid
1.5 TSI 130 CV Life                  | 2020-2024 | 130 | 1498 | petrol         | manual    | 28100 | 123 | mid
1.5 eTSI 150 CV R-Line DSG           | 2020-     | 150 | 1498 | hybrid         | automatic | 34300 | 128 | sport
2.0 TDI 115 CV Life                  | 2020-     | 115 | 1968 | diesel         | manual    | 30500 | 110 | mid
2.0 TDI 150 CV R-Line DSG            | 2020-     | 150 | 1968 | diesel         | automatic | 36900 | 116 | sport
1.4 TSI GTE 245 CV DSG               | 2021-2024 | 245 | 1395 | plug-in-hybrid | automatic | 45700 | 27  | sport  | range 62
2.0 TSI GTI 245 CV DSG               | 2020-2024 | 245 | 1984 | petrol         | automatic | 45200 | 168 | sport
2.0 TDI 150 CV Variant Life          | 2021-     | 150 | 1968 | diesel         | manual    | 35100 | 117 | mid    | estate
= T-Cross | suv | 5 doors | 5 seats | common 8 | VSS
1.0 TSI 95 CV Advance                | 2019-     | 95  | 999  | petrol         | manual    | 21600 | 128 | mid
1.0 TSI 110 CV Sport DSG             | 2019-     | 110 | 999  | petrol         | automatic | 26700 | 134 | high
1.5 TSI 150 CV R-Line DSG            | 2020-     | 150 | 1498 | petrol         | automatic | 30900 | 136 | sport
= T-Roc | suv | 5 doors | 5 seats | common 10
1.0 TSI 110 CV Life                  | 2020-     | 110 | 999  | petrol         | manual    | 26900 | 131 | mid
1.5 TSI 150 CV Sport                 | 2017-2021 | 150 | 1498 | petrol         | manual    | 28900 | 136 | high
1.5 TSI 150 CV R-Line DSG            | 2018-     | 150 | 1498 | petrol         | automatic | 34600 | 140 | sport
2.0 TDI 115 CV Edition               | 2018-     | 115 | 1968 | diesel         | manual    | 29400 | 121 | mid
2.0 TDI 150 CV Advance DSG           | 2018-     | 150 | 1968 | diesel         | automatic | 34800 | 130 | high
1.5 TSI 150 CV Cabrio Style          | 2020-     | 150 | 1498 | petrol         | manual    | 35600 | 143 | high   | convertible, 2 doors, 4 seats
= Tiguan | suv | 5 doors | 5 seats | common 9
2.0 TDI 110 CV Edition               | 2011-2015 | 110 | 1968 | diesel         | manual    | 27400 | 139 | base
2.0 TDI 150 CV Advance               | 2016-2020 | 150 | 1968 | diesel         | manual    | 34100 | 125 | mid
1.5 TSI 150 CV Life DSG              | 2018-     | 150 | 1498 | petrol         | automatic | 36400 | 148 | mid
2.0 TDI 150 CV Life DSG              | 2020-     | 150 | 1968 | diesel         | automatic | 39100 | 138 | mid
2.0 TDI 200 CV R-Line DSG 4Motion    | 2020-2024 | 200 | 1968 | diesel         | automatic | 49200 | 155 | sport  | 4x4
1.4 TSI eHybrid 245 CV R-Line DSG    | 2020-2024 | 245 | 1395 | plug-in-hybrid | automatic | 48600 | 35  | sport  | range 49
= Passat | saloon | 4 doors | 5 seats | common 5
2.0 TDI 150 CV Advance               | 2014-2019 | 150 | 1968 | diesel         | manual    | 33500 | 108 | mid
1.6 TDI 120 CV Edition               | 2014-2018 | 120 | 1598 | diesel         | manual    | 29800 | 105 | base
2.0 TDI 150 CV Executive Variant DSG | 2019-2023 | 150 | 1968 | diesel         | automatic | 42400 | 127 | high   | estate, 5 doors
1.4 TSI GTE 218 CV Variant DSG       | 2019-2023 | 218 | 1395 | plug-in-hybrid | automatic | 49900 | 30  | high   | estate, 5 doors, range 56
1.5 eTSI 150 CV Variant Life DSG     | 2024-     | 150 | 1498 | hybrid         | automatic | 43800 | 125 | mid    | estate, 5 doors
= Touran | mpv | 5 doors | 7 seats | common 4
1.6 TDI 115 CV Edition               | 2015-2020 | 115 | 1598 | diesel         | manual    | 29600 | 117 | mid
1.5 TSI 150 CV Life DSG              | 2018-     | 150 | 1498 | petrol         | automatic | 36900 | 146 | mid
2.0 TDI 150 CV Life DSG              | 2020-     | 150 | 1968 | diesel         | automatic | 40200 | 134 | high
= ID.3 | hatchback | 5 doors | 5 seats | common 5
Pro 204 CV 58 kWh                    | 2020-     | 204 | -    | electric       | automatic | 38500 | 0   | mid    | range 426, uses 15.4
Pro S 204 CV 77 kWh                  | 2020-     | 204 | -    | electric       | automatic | 45900 | 0   | high   | range 549, uses 15.7
= ID.4 | suv | 5 doors | 5 seats | common 4
Pure 148 CV 52 kWh                   | 2021-2023 | 148 | -    | electric       | automatic | 41200 | 0   | mid    | range 346, uses 17.2
Pro 204 CV 77 kWh                    | 2020-2023 | 204 | -    | electric       | automatic | 49800 | 0   | high   | range 520, uses 16.9
Pro 286 CV 77 kWh                    | 2024-     | 286 | -    | electric       | automatic | 48900 | 0   | high   | range 550, uses 15.9
= Up! | city | 5 doors | 4 seats | common 4
1.0 60 CV Move                       | 2012-2020 | 60  | 999  | petrol         | manual    | 11900 | 105 | mid
e-Up! 83 CV                          | 2020-2023 | 83  | -    | electric       | automatic | 23500 | 0   | mid    | range 260, uses 14.5
= Transporter | van | 5 doors | 9 seats | common 2 | WV2
2.0 TDI 150 CV Caravelle Trendline   | 2015-2023 | 150 | 1968 | diesel         | manual    | 42900 | 182 | mid
2.0 TDI 204 CV Multivan Highline DSG | 2015-2021 | 204 | 1968 | diesel         | automatic | 66400 | 179 | luxury | 7 seats
= Caddy | van | 5 doors | 5 seats | common 4 | WV2
2.0 TDI 102 CV Origin                | 2015-     | 102 | 1968 | diesel         | manual    | 26900 | 128 | mid
2.0 TDI 122 CV Maxi Life DSG         | 2021-     | 122 | 1968 | diesel         | automatic | 36300 | 135 | high   | 7 seats
1.4 TGI 130 CV Outdoor DSG           | 2018-2020 | 130 | 1395 | cng            | automatic | 28300 | 131 | mid
= Amarok | pickup | 4 doors | 5 seats | common 2 | WV1
2.0 BiTDI 180 CV Doble Cabina        | 2011-2016 | 180 | 1968 | diesel         | automatic | 39400 | 208 | mid    | 4x4
3.0 V6 TDI 204 CV Highline           | 2016-2020 | 204 | 2967 | diesel         | automatic | 47300 | 203 | high   | 4x4
3.0 V6 TDI 240 CV Aventura           | 2023-     | 240 | 2993 | diesel         | automatic | 65900 | 265 | luxury | 4x4
`,
);
