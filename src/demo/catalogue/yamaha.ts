import { readMake } from "./read-make.ts";

export const yamaha = readMake(
  { id: "yamaha", name: "Yamaha", kind: "motorbike", wmi: "JYA", residual: 1.05 },
  `
= MT-07 | naked | 0 doors | 2 seats | common 9
MT-07                 | 2014-     | 73  | 689 | petrol | manual    | 7999  | 98  | mid
MT-07 A2              | 2018-     | 48  | 689 | petrol | manual    | 7999  | 98  | mid
= MT-09 | naked | 0 doors | 2 seats | common 6
MT-09                 | 2014-2020 | 115 | 847 | petrol | manual    | 9699  | 127 | mid
MT-09                 | 2021-     | 119 | 890 | petrol | manual    | 10999 | 116 | mid
MT-09 SP              | 2021-     | 119 | 890 | petrol | manual    | 12999 | 116 | sport
= MT-125 | naked | 0 doors | 2 seats | common 4 | VG5
MT-125 ABS            | 2015-     | 15  | 125 | petrol | manual    | 5199  | 49  | base
= XSR700 | naked | 0 doors | 2 seats | common 3
XSR700                | 2016-     | 73  | 689 | petrol | manual    | 8799  | 98  | mid
= YZF-R1 | sport | 0 doors | 2 seats | common 2
YZF-R1                | 2015-2024 | 200 | 998 | petrol | manual    | 19999 | 168 | sport
= YZF-R7 | sport | 0 doors | 2 seats | common 4
YZF-R7                | 2022-     | 73  | 689 | petrol | manual    | 9699  | 98  | sport
= YZF-R125 | sport | 0 doors | 2 seats | common 3 | VG5
YZF-R125              | 2014-     | 15  | 125 | petrol | manual    | 5599  | 50  | base
= NMAX 125 | scooter | 0 doors | 2 seats | common 8 | MH3
NMAX 125 ABS          | 2015-     | 12  | 125 | petrol | automatic | 3599  | 51  | base
= XMAX 300 | scooter | 0 doors | 2 seats | common 7
XMAX 300 Tech MAX     | 2017-     | 28  | 292 | petrol | automatic | 6699  | 74  | mid
= TMAX | scooter | 0 doors | 2 seats | common 5
TMAX 530 SX           | 2017-2019 | 46  | 530 | petrol | automatic | 11899 | 112 | mid
TMAX 560 Tech MAX     | 2020-     | 48  | 562 | petrol | automatic | 15399 | 112 | luxury
= Ténéré 700 | trail | 0 doors | 2 seats | common 6
Ténéré 700            | 2019-     | 73  | 689 | petrol | manual    | 10299 | 100 | mid
Ténéré 700 World Raid | 2022-     | 73  | 689 | petrol | manual    | 12399 | 100 | high
= Tracer 9 | touring | 0 doors | 2 seats | common 5
Tracer 900 GT         | 2018-2020 | 115 | 847 | petrol | manual    | 12799 | 127 | high
Tracer 9 GT           | 2021-     | 119 | 890 | petrol | manual    | 14999 | 116 | luxury
`,
);
