import { readMake } from "./read-make.ts";

export const bmwMotorbikes = readMake(
  { id: "bmw", name: "BMW", kind: "motorbike", wmi: "WB1", residual: 1.08 },
  `
= G 310 R | naked | 0 doors | 2 seats | common 3 | MB6
G 310 R             | 2016-2024 | 34  | 313  | petrol   | manual    | 5450  | 77  | mid
= F 900 R | naked | 0 doors | 2 seats | common 4
F 900 R             | 2020-     | 105 | 895  | petrol   | manual    | 9550  | 98  | mid
F 900 R A2          | 2020-     | 48  | 895  | petrol   | manual    | 9550  | 98  | mid
= S 1000 R | naked | 0 doors | 2 seats | common 2
S 1000 R            | 2014-     | 165 | 999  | petrol   | manual    | 15900 | 144 | sport
= R nineT | naked | 0 doors | 2 seats | common 4
R nineT Pure        | 2017-2023 | 109 | 1170 | petrol   | manual    | 13900 | 119 | mid
R nineT Scrambler   | 2016-2023 | 109 | 1170 | petrol   | manual    | 14900 | 119 | high
= S 1000 RR | sport | 0 doors | 2 seats | common 3
S 1000 RR           | 2015-     | 207 | 999  | petrol   | manual    | 20900 | 149 | sport
= R 1250 GS | trail | 0 doors | 2 seats | common 8
R 1200 GS           | 2013-2018 | 125 | 1170 | petrol   | manual    | 17400 | 116 | mid
R 1250 GS Rallye    | 2019-2023 | 136 | 1254 | petrol   | manual    | 20900 | 110 | high
R 1250 GS Adventure | 2019-2023 | 136 | 1254 | petrol   | manual    | 23300 | 110 | luxury
= R 1300 GS | trail | 0 doors | 2 seats | common 3
R 1300 GS Trophy    | 2023-     | 145 | 1300 | petrol   | manual    | 23900 | 110 | luxury
= F 850 GS | trail | 0 doors | 2 seats | common 4
F 750 GS            | 2018-2023 | 77  | 853  | petrol   | manual    | 10300 | 96  | mid
F 850 GS Adventure  | 2018-2023 | 95  | 853  | petrol   | manual    | 14400 | 97  | high
= R 1250 RT | touring | 0 doors | 2 seats | common 4
R 1200 RT           | 2014-2018 | 125 | 1170 | petrol   | manual    | 20100 | 116 | high
R 1250 RT           | 2019-     | 136 | 1254 | petrol   | manual    | 22600 | 110 | luxury
= K 1600 GT | touring | 0 doors | 2 seats | common 2
K 1600 GTL          | 2017-     | 160 | 1649 | petrol   | manual    | 30900 | 137 | luxury
= R 18 | custom | 0 doors | 2 seats | common 2
R 18 Classic        | 2020-     | 91  | 1802 | petrol   | manual    | 26900 | 129 | luxury
= C 400 X | scooter | 0 doors | 2 seats | common 4 | WB3
C 400 X             | 2018-     | 34  | 350  | petrol   | automatic | 7650  | 83  | mid
C 400 GT            | 2019-     | 34  | 350  | petrol   | automatic | 8950  | 83  | high
= CE 04 | scooter | 0 doors | 2 seats | common 4 | WB4
CE 04 42 CV         | 2022-     | 42  | -    | electric | automatic | 12900 | 0   | high   | range 130, uses 7.7
`,
);
