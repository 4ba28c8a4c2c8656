import { readMake } from "./read-make.ts";

export const landRover = readMake(
  { id: "land-rover", name: "Land Rover", kind: "car", wmi: "SAL", residual: 0.97 },
  `
= Range Rover Evoque | suv | 5 doors | 5 seats | common 6
2.2 TD4 150 CV Pure 4x4          | 2011-2015 | 150 | 2179 | diesel         | manual    | 38900 | 149 | mid    | 4x4
2.0 TD4 150 CV SE 4x4            | 2015-2018 | 150 | 1999 | diesel         | automatic | 46800 | 134 | high   | 4x4
D165 163 CV R-Dynamic S AWD Auto | 2021-     | 163 | 1997 | diesel         | automatic | 55300 | 167 | sport  | 4x4
P300e 309 CV R-Dynamic SE AWD    | 2020-     | 309 | 1498 | plug-in-hybrid | automatic | 65900 | 32  | luxury | 4x4, range 62
= Discovery Sport | suv | 5 doors | 7 seats | common 5
2.0 TD4 150 CV SE 4x4            | 2015-2019 | 150 | 1999 | diesel         | automatic | 45600 | 147 | high   | 4x4
D165 163 CV S AWD Auto           | 2021-     | 163 | 1997 | diesel         | automatic | 53900 | 173 | mid    | 4x4
P300e 309 CV R-Dynamic SE AWD    | 2020-     | 309 | 1498 | plug-in-hybrid | automatic | 66400 | 35  | luxury | 4x4, 5 seats, range 61
= Defender | suv | 5 doors | 5 seats | common 3
110 D250 249 CV SE AWD           | 2020-     | 249 | 2997 | diesel         | automatic | 81900 | 232 | high   | 4x4
90 D200 200 CV S AWD             | 2020-     | 200 | 2997 | diesel         | automatic | 69300 | 225 | mid    | 4x4, 3 doors
= Range Rover Velar | suv | 5 doors | 5 seats | common 3
D200 204 CV R-Dynamic SE AWD     | 2020-     | 204 | 1997 | diesel         | automatic | 76300 | 167 | sport  | 4x4
`,
);
