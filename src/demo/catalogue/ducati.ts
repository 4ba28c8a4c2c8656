import { readMake } from "./read-make.ts";

export const ducati = readMake(
  { id: "ducati", name: "Ducati", kind: "motorbike", wmi: "ZDM", residual: 1.05 },
  `
= Monster | naked | 0 doors | 2 seats | common 6
Monster 797       | 2017-2020 | 73  | 803  | petrol | manual | 8990  | 124 | mid
Monster 821       | 2014-2020 | 109 | 821  | petrol | manual | 11190 | 129 | mid
Monster 937       | 2021-     | 111 | 937  | petrol | manual | 12490 | 122 | mid
Monster 937 SP    | 2022-     | 111 | 937  | petrol | manual | 15890 | 122 | sport
= Streetfighter V2 | naked | 0 doors | 2 seats | common 2
Streetfighter V2  | 2022-2024 | 153 | 955  | petrol | manual | 15990 | 141 | sport
= Scrambler | naked | 0 doors | 2 seats | common 6
Scrambler Icon    | 2015-     | 73  | 803  | petrol | manual | 10290 | 120 | mid
Scrambler Sixty2  | 2016-2021 | 40  | 399  | petrol | manual | 8290  | 107 | base
= Panigale V2 | sport | 0 doors | 2 seats | common 3
Panigale V2       | 2020-2024 | 155 | 955  | petrol | manual | 19390 | 141 | sport
= SuperSport 950 | sport | 0 doors | 2 seats | common 2
SuperSport 950 S  | 2021-     | 110 | 937  | petrol | manual | 16390 | 127 | high
= Multistrada V4 | trail | 0 doors | 2 seats | common 4
Multistrada 950 S | 2017-2021 | 113 | 937  | petrol | manual | 15990 | 123 | high
Multistrada V4 S  | 2021-     | 170 | 1158 | petrol | manual | 23290 | 152 | luxury
= DesertX | trail | 0 doors | 2 seats | common 3
DesertX           | 2022-     | 110 | 937  | petrol | manual | 16790 | 130 | high
= Diavel | custom | 0 doors | 2 seats | common 3
Diavel 1260 S     | 2019-2022 | 159 | 1262 | petrol | manual | 23390 | 122 | luxury
XDiavel S         | 2016-2024 | 160 | 1262 | petrol | manual | 26290 | 122 | luxury
`,
);
