import { readMake } from "./read-make.ts";

export const kawasaki = readMake(
  { id: "kawasaki", name: "Kawasaki", kind: "motorbike", wmi: "JKA", residual: 1.02 },
  `
= Z650 | naked | 0 doors | 2 seats | common 8 | ML5
Z650                    | 2017-     | 68  | 649  | petrol | manual    | 7450  | 100 | mid
Z650 A2                 | 2017-     | 48  | 649  | petrol | manual    | 7450  | 100 | mid
= Z900 | naked | 0 doors | 2 seats | common 9
Z900                    | 2017-2024 | 125 | 948  | petrol | manual    | 9950  | 127 | mid
Z900 A2                 | 2018-2024 | 48  | 948  | petrol | manual    | 9950  | 127 | mid
Z900 SE                 | 2022-     | 125 | 948  | petrol | manual    | 12200 | 127 | sport
= Z400 | naked | 0 doors | 2 seats | common 4 | ML5
Z400                    | 2019-2023 | 45  | 399  | petrol | manual    | 5600  | 89  | mid
= Ninja 650 | sport | 0 doors | 2 seats | common 4 | ML5
Ninja 650               | 2017-     | 68  | 649  | petrol | manual    | 8150  | 100 | mid
= Ninja 400 | sport | 0 doors | 2 seats | common 4 | ML5
Ninja 400               | 2018-2023 | 45  | 399  | petrol | manual    | 6200  | 90  | mid
= Ninja ZX-6R | sport | 0 doors | 2 seats | common 2
Ninja ZX-6R 636         | 2013-2020 | 130 | 636  | petrol | manual    | 12400 | 134 | sport
Ninja ZX-6R 636         | 2024-     | 124 | 636  | petrol | manual    | 12100 | 134 | sport
= Ninja ZX-10R | sport | 0 doors | 2 seats | common 1
Ninja ZX-10R            | 2016-     | 203 | 998  | petrol | manual    | 18900 | 144 | sport
= Ninja H2 SX | touring | 0 doors | 2 seats | common 1
Ninja H2 SX SE          | 2018-     | 200 | 998  | petrol | manual    | 27900 | 134 | luxury
= Versys 650 | trail | 0 doors | 2 seats | common 6
Versys 650              | 2015-     | 67  | 649  | petrol | manual    | 8450  | 103 | mid
Versys 650 Grand Tourer | 2015-     | 67  | 649  | petrol | manual    | 10300 | 103 | luxury
= Versys 1000 | touring | 0 doors | 2 seats | common 3
Versys 1000 SE          | 2019-2024 | 120 | 1043 | petrol | manual    | 16900 | 130 | luxury
= Vulcan S | custom | 0 doors | 2 seats | common 6 | ML5
Vulcan S                | 2015-     | 61  | 649  | petrol | manual    | 8150  | 103 | mid
Vulcan S Café           | 2017-     | 61  | 649  | petrol | manual    | 8450  | 103 | high
= J300 | scooter | 0 doors | 2 seats | common 3
J300 SE ABS             | 2014-2020 | 28  | 299  | petrol | automatic | 5300  | 85  | mid
`,
);
