import { readMake } from "./read-make.ts";

export const renault = readMake(
  { id: "renault", name: "Renault", kind: "car", wmi: "VF1", residual: 0.98 },
  `
= Twingo | city | 5 doors | 4 seats | common 4
1.0 SCe 65 CV Zen                      | 2014-2021 | 65  | 999  | petrol         | manual    | 12300 | 112 | mid
E-Tech 82 CV Techno                    | 2020-2024 | 82  | -    | electric       | automatic | 24300 | 0   | high   | range 190, uses 16
= Clio | hatchback | 5 doors | 5 seats | common 11
1.5 dCi 90 CV Limited                  | 2013-2019 | 90  | 1461 | diesel         | manual    | 17700 | 85  | mid
0.9 TCe 90 CV Limited                  | 2013-2019 | 90  | 898  | petrol         | manual    | 15600 | 105 | mid
1.0 TCe 90 CV Intens                   | 2020-2023 | 90  | 999  | petrol         | manual    | 18900 | 118 | mid
1.0 TCe 100 CV GLP Evolution           | 2020-     | 100 | 999  | lpg            | manual    | 19900 | 108 | mid
1.5 Blue dCi 100 CV Techno             | 2019-     | 100 | 1461 | diesel         | manual    | 22100 | 107 | high
1.6 E-Tech 145 CV Esprit Alpine        | 2020-     | 145 | 1598 | hybrid         | automatic | 26500 | 95  | sport
= Captur | suv | 5 doors | 5 seats | common 10
1.5 dCi 90 CV Zen                      | 2013-2019 | 90  | 1461 | diesel         | manual    | 19900 | 104 | mid
0.9 TCe 90 CV Zen                      | 2013-2019 | 90  | 898  | petrol         | manual    | 17800 | 114 | mid
1.0 TCe 90 CV Zen                      | 2020-     | 90  | 999  | petrol         | manual    | 21900 | 130 | mid
1.3 TCe 140 CV Techno EDC              | 2021-     | 140 | 1333 | petrol         | automatic | 27700 | 132 | high
1.0 TCe 100 CV GLP Equilibre           | 2020-     | 100 | 999  | lpg            | manual    | 22800 | 120 | mid
1.6 E-Tech 145 CV Techno               | 2021-     | 145 | 1598 | hybrid         | automatic | 29300 | 105 | high
1.6 E-Tech 160 CV Plug-in Zen          | 2020-2023 | 160 | 1598 | plug-in-hybrid | automatic | 34100 | 32  | mid    | range 50
= Mégane | hatchback | 5 doors | 5 seats | common 8
1.5 dCi 110 CV Limited                 | 2011-2016 | 110 | 1461 | diesel         | manual    | 20600 | 90  | mid
1.5 Blue dCi 115 CV Zen                | 2018-2023 | 115 | 1461 | diesel         | manual    | 24300 | 109 | mid
1.3 TCe 140 CV Techno                  | 2018-2023 | 140 | 1333 | petrol         | manual    | 25200 | 124 | high
1.5 Blue dCi 115 CV Sport Tourer Zen   | 2018-2023 | 115 | 1461 | diesel         | manual    | 25800 | 112 | mid    | estate
1.6 E-Tech 160 CV Plug-in Sport Tourer | 2020-2023 | 160 | 1598 | plug-in-hybrid | automatic | 35900 | 28  | high   | estate, range 50
E-Tech 220 CV Techno                   | 2022-     | 220 | -    | electric       | automatic | 41900 | 0   | high   | range 450, uses 15.8
= Austral | suv | 5 doors | 5 seats | common 5
1.3 TCe Mild Hybrid 160 CV Techno      | 2022-     | 160 | 1333 | hybrid         | automatic | 34600 | 136 | high
1.2 E-Tech 200 CV Iconic Esprit Alpine | 2022-     | 200 | 1199 | hybrid         | automatic | 42300 | 106 | luxury
= Kadjar | suv | 5 doors | 5 seats | common 6 | VF1
1.5 dCi 110 CV Zen                     | 2015-2018 | 110 | 1461 | diesel         | manual    | 24300 | 99  | mid
1.3 TCe 140 CV Intens                  | 2018-2022 | 140 | 1333 | petrol         | manual    | 26400 | 134 | high
1.5 Blue dCi 115 CV Zen EDC            | 2018-2022 | 115 | 1461 | diesel         | automatic | 28600 | 117 | mid
= Scénic | mpv | 5 doors | 5 seats | common 4
1.5 dCi 110 CV Zen                     | 2016-2018 | 110 | 1461 | diesel         | manual    | 25300 | 100 | mid
1.7 Blue dCi 120 CV Grand Limited      | 2019-2022 | 120 | 1749 | diesel         | manual    | 29700 | 129 | mid    | 7 seats
E-Tech 220 CV Techno                   | 2024-     | 220 | -    | electric       | automatic | 47300 | 0   | high   | suv, range 625, uses 16.8
= Kangoo | van | 5 doors | 5 seats | common 4
1.5 Blue dCi 95 CV Combi Zen           | 2019-     | 95  | 1461 | diesel         | manual    | 22900 | 137 | mid
1.3 TCe 130 CV Techno EDC              | 2021-     | 130 | 1333 | petrol         | automatic | 28400 | 149 | high
= ZOE | city | 5 doors | 5 seats | common 4
R90 92 CV Intens 40 kWh                | 2017-2019 | 92  | -    | electric       | automatic | 31300 | 0   | mid    | range 300, uses 17.7
R110 108 CV Zen 52 kWh                 | 2019-2023 | 108 | -    | electric       | automatic | 33900 | 0   | mid    | range 395, uses 17.2
= Talisman | saloon | 4 doors | 5 seats | common 2
1.7 Blue dCi 150 CV Zen                | 2019-2022 | 150 | 1749 | diesel         | automatic | 34900 | 126 | high
1.6 dCi 130 CV Sport Tourer Intens     | 2016-2019 | 130 | 1598 | diesel         | manual    | 31900 | 104 | high   | estate, 5 doors
`,
);
