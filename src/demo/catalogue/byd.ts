import { readMake } from "./read-make.ts";

export const byd = readMake(
  { id: "byd", name: "BYD", kind: "car", wmi: "LGX", residual: 0.92 },
  `
= Dolphin | hatchback | 5 doors | 5 seats | common 5
204 CV Comfort 60 kWh        | 2023- | 204 | -    | electric       | automatic | 35700 | 0  | high   | range 427, uses 15.9
Active 95 CV 45 kWh          | 2024- | 95  | -    | electric       | automatic | 29900 | 0  | mid    | range 340, uses 15.2
= Atto 3 | suv | 5 doors | 5 seats | common 4
204 CV Comfort 60 kWh        | 2023- | 204 | -    | electric       | automatic | 41400 | 0  | high   | range 420, uses 15.6
= Seal | saloon | 4 doors | 5 seats | common 3 | LC0
313 CV Design 82 kWh         | 2023- | 313 | -    | electric       | automatic | 46900 | 0  | high   | range 570, uses 16.6
530 CV Excellence AWD 82 kWh | 2023- | 530 | -    | electric       | automatic | 50900 | 0  | luxury | 4x4, range 520, uses 18.2
= Seal U | suv | 5 doors | 5 seats | common 5 | LC0
DM-i 218 CV Boost            | 2024- | 218 | 1498 | plug-in-hybrid | automatic | 39800 | 20 | high   | range 80
`,
);
