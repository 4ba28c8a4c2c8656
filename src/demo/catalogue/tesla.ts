import { readMake } from "./read-make.ts";

export const tesla = readMake(
  { id: "tesla", name: "Tesla", kind: "car", wmi: "LRW", residual: 0.98 },
  `
= Model 3 | saloon | 4 doors | 5 seats | common 8
Standard Range Plus RWD | 2019-2021 | 306 | - | electric | automatic | 49000  | 0 | mid    | range 409, uses 14.9
RWD                     | 2022-     | 283 | - | electric | automatic | 41990  | 0 | mid    | range 513, uses 13.2
Long Range AWD          | 2019-     | 440 | - | electric | automatic | 54990  | 0 | high   | 4x4, range 602, uses 14.7
Performance AWD         | 2019-     | 513 | - | electric | automatic | 61990  | 0 | sport  | 4x4, range 547, uses 16.5
= Model Y | suv | 5 doors | 5 seats | common 9 | XP7
RWD                     | 2022-     | 299 | - | electric | automatic | 46990  | 0 | mid    | range 455, uses 15.7
Long Range AWD          | 2021-     | 384 | - | electric | automatic | 55990  | 0 | high   | 4x4, range 533, uses 16.9
Performance AWD         | 2021-     | 460 | - | electric | automatic | 63990  | 0 | sport  | 4x4, range 514, uses 17.3
= Model S | saloon | 5 doors | 5 seats | common 2 | 5YJ
75D                     | 2016-2019 | 525 | - | electric | automatic | 85900  | 0 | luxury | 4x4, range 490, uses 18.5
Long Range AWD          | 2019-2021 | 423 | - | electric | automatic | 89990  | 0 | luxury | 4x4, range 610, uses 18.1
= Model X | suv | 5 doors | 7 seats | common 1 | 5YJ
100D                    | 2017-2019 | 525 | - | electric | automatic | 108000 | 0 | luxury | 4x4, range 565, uses 20.8
Long Range AWD          | 2019-2021 | 423 | - | electric | automatic | 99990  | 0 | luxury | 4x4, range 507, uses 22.6
`,
);
