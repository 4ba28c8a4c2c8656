import { readMake } from "./read-make.ts";

export const suzukiMotorbikes = readMake(
  { id: "suzuki", name: "Suzuki", kind: "motorbike", wmi: "JS1", residual: 1 },
  `
= GSX-S750 | naked | 0 doors | 2 seats | common 4
GSX-S750             | 2017-2021 | 114 | 749  | petrol | manual    | 8699  | 115 | mid
= GSX-8S | naked | 0 doors | 2 seats | common 4
GSX-8S               | 2023-     | 83  | 776  | petrol | manual    | 8799  | 99  | mid
= SV650 | naked | 0 doors | 2 seats | common 6
SV650                | 2016-     | 73  | 645  | petrol | manual    | 6999  | 90  | mid
SV650 A2             | 2016-     | 48  | 645  | petrol | manual    | 6999  | 90  | mid
= GSX-S1000 | naked | 0 doors | 2 seats | common 3
GSX-S1000            | 2015-     | 152 | 999  | petrol | manual    | 13499 | 143 | sport
= GSX-R1000 | sport | 0 doors | 2 seats | common 2
GSX-R1000R           | 2017-2022 | 202 | 999  | petrol | manual    | 18999 | 139 | sport
= V-Strom 650 | trail | 0 doors | 2 seats | common 7
V-Strom 650 XT       | 2012-2024 | 71  | 645  | petrol | manual    | 8799  | 99  | mid
= V-Strom 800 | trail | 0 doors | 2 seats | common 3
V-Strom 800DE        | 2023-     | 84  | 776  | petrol | manual    | 11199 | 103 | high
= V-Strom 1050 | trail | 0 doors | 2 seats | common 3
V-Strom 1050 XT      | 2020-     | 107 | 1037 | petrol | manual    | 14399 | 114 | high
= Burgman 400 | scooter | 0 doors | 2 seats | common 6
Burgman 400          | 2017-     | 29  | 400  | petrol | automatic | 7999  | 92  | mid
= Burgman 125 | scooter | 0 doors | 2 seats | common 4 | MB8
Burgman Street 125EX | 2023-     | 8   | 124  | petrol | automatic | 2999  | 46  | base
= Hayabusa | sport | 0 doors | 2 seats | common 1
Hayabusa             | 2021-     | 190 | 1340 | petrol | manual    | 19199 | 156 | luxury
`,
);
