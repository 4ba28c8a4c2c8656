import { readMake } from "./read-make.ts";

export const peugeot = readMake(
  { id: "peugeot", name: "Peugeot", kind: "car", wmi: "VR3", residual: 0.98 },
  `
= 108 | city | 5 doors | 4 seats | common 4 | VF3
1.0 VTi 72 CV Active                | 2014-2021 | 72  | 998  | petrol         | manual    | 12600 | 97  | mid
= 208 | hatchback | 5 doors | 5 seats | common 10
1.2 PureTech 82 CV Active           | 2012-2019 | 82  | 1199 | petrol         | manual    | 15900 | 104 | mid
1.2 PureTech 75 CV Active           | 2019-     | 75  | 1199 | petrol         | manual    | 17700 | 122 | base
1.2 PureTech 100 CV Allure          | 2019-2024 | 100 | 1199 | petrol         | manual    | 21900 | 123 | high
1.2 PureTech 130 CV GT EAT8         | 2019-2024 | 130 | 1199 | petrol         | automatic | 26900 | 128 | sport
1.5 BlueHDi 100 CV Active           | 2019-2024 | 100 | 1499 | diesel         | manual    | 21300 | 106 | mid
1.2 Hybrid 100 CV Allure e-DCS6     | 2024-     | 100 | 1199 | hybrid         | automatic | 25900 | 104 | high
e-208 136 CV Allure                 | 2020-     | 136 | -    | electric       | automatic | 34900 | 0   | high  | range 362, uses 15.6
= 2008 | suv | 5 doors | 5 seats | common 9
1.2 PureTech 82 CV Style            | 2014-2019 | 82  | 1199 | petrol         | manual    | 17900 | 114 | mid
1.2 PureTech 100 CV Active          | 2019-2024 | 100 | 1199 | petrol         | manual    | 23400 | 125 | mid
1.2 PureTech 130 CV Allure EAT8     | 2019-2024 | 130 | 1199 | petrol         | automatic | 28600 | 131 | high
1.5 BlueHDi 110 CV Allure           | 2020-     | 110 | 1499 | diesel         | manual    | 26700 | 115 | mid
1.2 Hybrid 136 CV GT e-DCS6         | 2024-     | 136 | 1199 | hybrid         | automatic | 31900 | 112 | sport
e-2008 136 CV GT                    | 2020-2023 | 136 | -    | electric       | automatic | 40300 | 0   | sport | range 345, uses 15.9
= 308 | hatchback | 5 doors | 5 seats | common 8
1.6 BlueHDi 100 CV Active           | 2014-2018 | 100 | 1560 | diesel         | manual    | 20900 | 95  | mid
1.5 BlueHDi 130 CV Allure           | 2018-2021 | 130 | 1499 | diesel         | manual    | 26100 | 107 | high
1.2 PureTech 130 CV Allure          | 2021-2024 | 130 | 1199 | petrol         | manual    | 27700 | 127 | high
1.5 BlueHDi 130 CV GT EAT8          | 2021-     | 130 | 1499 | diesel         | automatic | 33900 | 114 | sport
1.6 Hybrid 180 CV Allure Pack       | 2021-     | 180 | 1598 | plug-in-hybrid | automatic | 38400 | 26  | high  | range 60
1.5 BlueHDi 130 CV SW Allure EAT8   | 2018-     | 130 | 1499 | diesel         | automatic | 32600 | 117 | high  | estate
= 3008 | suv | 5 doors | 5 seats | common 10
1.2 PureTech 130 CV Active          | 2016-2023 | 130 | 1199 | petrol         | manual    | 28600 | 135 | mid
1.5 BlueHDi 130 CV Allure EAT8      | 2018-2023 | 130 | 1499 | diesel         | automatic | 34600 | 128 | high
1.5 BlueHDi 130 CV GT EAT8          | 2018-2023 | 130 | 1499 | diesel         | automatic | 37900 | 130 | sport
1.6 Hybrid 225 CV GT                | 2019-2023 | 225 | 1598 | plug-in-hybrid | automatic | 44900 | 30  | sport | range 59
1.2 Hybrid 136 CV Allure e-DCS6     | 2024-     | 136 | 1199 | hybrid         | automatic | 37800 | 122 | high
= 5008 | suv | 5 doors | 7 seats | common 6
1.2 PureTech 130 CV Active          | 2017-2023 | 130 | 1199 | petrol         | manual    | 31700 | 142 | mid
1.5 BlueHDi 130 CV Allure EAT8      | 2018-2023 | 130 | 1499 | diesel         | automatic | 37800 | 133 | high
2.0 BlueHDi 180 CV GT EAT8          | 2017-2022 | 180 | 1997 | diesel         | automatic | 43900 | 148 | sport
= 508 | saloon | 5 doors | 5 seats | common 3
1.5 BlueHDi 130 CV Allure EAT8      | 2018-2023 | 130 | 1499 | diesel         | automatic | 37300 | 118 | high
1.6 Hybrid 225 CV GT SW             | 2019-2023 | 225 | 1598 | plug-in-hybrid | automatic | 49800 | 30  | sport | estate, range 52
= Rifter | van | 5 doors | 5 seats | common 4
1.5 BlueHDi 100 CV Active           | 2018-     | 100 | 1499 | diesel         | manual    | 24600 | 136 | mid
1.5 BlueHDi 130 CV Allure Long EAT8 | 2018-     | 130 | 1499 | diesel         | automatic | 31200 | 142 | high  | 7 seats
`,
);
