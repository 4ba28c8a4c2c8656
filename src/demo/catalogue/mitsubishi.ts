import { readMake } from "./read-make.ts";

export const mitsubishi = readMake(
  { id: "mitsubishi", name: "Mitsubishi", kind: "car", wmi: "JMB", residual: 0.98 },
  `
= Space Star | city | 5 doors | 5 seats | common 5 | MMC
1.2 MPI 71 CV Spirit                 | 2013-     | 71  | 1193 | petrol         | manual    | 13600 | 109 | mid
1.2 MPI 80 CV Kaiteki CVT            | 2013-2020 | 80  | 1193 | petrol         | automatic | 15300 | 100 | mid
= ASX | suv | 5 doors | 5 seats | common 6
1.8 DI-D 115 CV Challenge            | 2011-2015 | 116 | 1798 | diesel         | manual    | 22800 | 134 | mid
1.6 117 CV Challenge                 | 2012-2020 | 117 | 1590 | petrol         | manual    | 20900 | 135 | mid
1.6 DI-D 114 CV Motion               | 2015-2019 | 114 | 1560 | diesel         | manual    | 23800 | 119 | mid
1.3 DI-T 140 CV Kaiteki              | 2023-     | 140 | 1333 | petrol         | manual    | 28400 | 132 | high
= Outlander | suv | 5 doors | 5 seats | common 4 | JMB
2.4 PHEV 224 CV Kaiteki 4WD          | 2018-2022 | 224 | 2360 | plug-in-hybrid | automatic | 43900 | 46  | high | 4x4, range 45
2.2 DI-D 150 CV Motion 4WD           | 2013-2018 | 150 | 2268 | diesel         | manual    | 34300 | 139 | mid  | 4x4, 7 seats
= Eclipse Cross | suv | 5 doors | 5 seats | common 4
1.5 T 163 CV Motion                  | 2018-2021 | 163 | 1499 | petrol         | manual    | 26900 | 151 | mid
2.4 PHEV 188 CV Kaiteki 4WD          | 2021-2023 | 188 | 2360 | plug-in-hybrid | automatic | 41900 | 46  | high | 4x4, range 45
= L200 | pickup | 4 doors | 5 seats | common 3 | MMC
2.4 DI-D 154 CV Doble Cabina M-Pro   | 2015-2019 | 154 | 2442 | diesel         | manual    | 29300 | 169 | mid  | 4x4
2.2 DI-D 150 CV Doble Cabina Kaiteki | 2019-2022 | 150 | 2268 | diesel         | automatic | 36900 | 219 | high | 4x4
`,
);
