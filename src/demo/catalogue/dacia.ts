import { readMake } from "./read-make.ts";

export const dacia = readMake(
  { id: "dacia", name: "Dacia", kind: "car", wmi: "UU1", residual: 1.08 },
  `
= Sandero | hatchback | 5 doors | 5 seats | common 10
0.9 TCe 90 CV Stepway             | 2013-2020 | 90  | 898  | petrol   | manual    | 11600 | 115 | mid
1.0 SCe 65 CV Essential           | 2021-     | 67  | 999  | petrol   | manual    | 11300 | 119 | base
1.0 TCe 90 CV Comfort             | 2021-     | 90  | 999  | petrol   | manual    | 13700 | 119 | mid
1.0 TCe 100 CV Stepway ECO-G      | 2021-     | 100 | 999  | lpg      | manual    | 15600 | 112 | mid
1.0 TCe 90 CV Stepway Extreme CVT | 2021-     | 90  | 999  | petrol   | automatic | 18300 | 135 | high
1.5 dCi 75 CV Ambiance            | 2013-2018 | 75  | 1461 | diesel   | manual    | 11200 | 98  | base
= Duster | suv | 5 doors | 5 seats | common 10
1.5 dCi 110 CV Laureate           | 2011-2017 | 110 | 1461 | diesel   | manual    | 16300 | 130 | mid
1.5 Blue dCi 115 CV Prestige 4x4  | 2018-2024 | 115 | 1461 | diesel   | manual    | 22300 | 137 | high | 4x4
1.0 TCe 100 CV ECO-G Essential    | 2020-     | 100 | 999  | lpg      | manual    | 17900 | 126 | base
1.3 TCe 130 CV Prestige           | 2019-2024 | 130 | 1332 | petrol   | manual    | 19800 | 139 | high
1.2 TCe 130 CV 4x4 Extreme        | 2024-     | 130 | 1199 | hybrid   | manual    | 26800 | 136 | high | 4x4
1.6 Hybrid 140 CV Journey         | 2024-     | 140 | 1598 | hybrid   | automatic | 26900 | 114 | high
= Jogger | estate | 5 doors | 7 seats | common 5
1.0 TCe 110 CV Essential          | 2022-     | 110 | 999  | petrol   | manual    | 18600 | 128 | base
1.0 TCe 100 CV ECO-G Expression   | 2022-     | 100 | 999  | lpg      | manual    | 19800 | 119 | mid
1.6 Hybrid 140 CV Extreme         | 2023-     | 140 | 1598 | hybrid   | automatic | 26700 | 108 | high
= Spring | city | 5 doors | 4 seats | common 4 | UU1
Electric 45 CV Comfort Plus       | 2021-2023 | 44  | -    | electric | automatic | 20800 | 0   | mid  | range 230, uses 13.9
Electric 65 CV Extreme            | 2023-     | 65  | -    | electric | automatic | 21900 | 0   | high | range 220, uses 14.5
= Lodgy | mpv | 5 doors | 7 seats | common 3
1.5 dCi 110 CV Stepway            | 2013-2021 | 110 | 1461 | diesel   | manual    | 17300 | 109 | mid
1.3 TCe 130 CV Comfort            | 2019-2021 | 130 | 1332 | petrol   | manual    | 16900 | 139 | mid
= Logan | estate | 5 doors | 5 seats | common 2
MCV 1.5 dCi 90 CV Ambiance        | 2013-2020 | 90  | 1461 | diesel   | manual    | 13300 | 99  | mid
`,
);
