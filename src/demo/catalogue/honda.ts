import { readMake } from "./read-make.ts";

export const honda = readMake(
  { id: "honda", name: "Honda", kind: "car", wmi: "SHH", residual: 1.05 },
  `
= Jazz | hatchback | 5 doors | 5 seats | common 6 | JHM
1.3 i-VTEC 102 CV Comfort       | 2015-2020 | 102 | 1318 | petrol         | manual    | 17400 | 116 | mid
1.5 i-MMD 109 CV Elegance       | 2020-2023 | 109 | 1498 | hybrid         | automatic | 24600 | 102 | mid
1.5 e:HEV 122 CV Advance        | 2023-     | 122 | 1498 | hybrid         | automatic | 29300 | 103 | high
= Civic | hatchback | 5 doors | 5 seats | common 7
1.0 VTEC Turbo 126 CV Elegance  | 2017-2021 | 126 | 988  | petrol         | manual    | 24800 | 110 | mid
1.5 VTEC Turbo 182 CV Sport     | 2017-2021 | 182 | 1498 | petrol         | manual    | 29900 | 133 | sport
1.6 i-DTEC 120 CV Executive     | 2013-2021 | 120 | 1597 | diesel         | manual    | 28900 | 93  | high
2.0 e:HEV 184 CV Sport          | 2022-     | 184 | 1993 | hybrid         | automatic | 37900 | 113 | sport
= HR-V | suv | 5 doors | 5 seats | common 6 | JHM
1.5 i-VTEC 130 CV Elegance      | 2015-2020 | 130 | 1498 | petrol         | manual    | 24600 | 130 | mid
1.6 i-DTEC 120 CV Executive     | 2015-2019 | 120 | 1597 | diesel         | manual    | 29200 | 108 | high
1.5 i-MMD 131 CV Advance        | 2021-     | 131 | 1498 | hybrid         | automatic | 33800 | 122 | high
= CR-V | suv | 5 doors | 5 seats | common 4 | JHL
1.6 i-DTEC 160 CV Lifestyle 4x4 | 2015-2018 | 160 | 1597 | diesel         | automatic | 37700 | 139 | high   | 4x4
2.0 i-MMD 184 CV Elegance       | 2019-2023 | 184 | 1993 | hybrid         | automatic | 36900 | 120 | mid
2.0 e:PHEV 184 CV Advance Tech  | 2023-     | 184 | 1993 | plug-in-hybrid | automatic | 56900 | 18  | luxury | range 82
`,
);
