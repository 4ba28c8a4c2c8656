import { readMake } from "./read-make.ts";

export const polestar = readMake(
  { id: "polestar", name: "Polestar", kind: "car", wmi: "LPS", residual: 0.9 },
  `
= 2 | hatchback | 5 doors | 5 seats | common 3
Standard Range Single Motor 231 CV | 2021-2023 | 231 | - | electric | automatic | 47900 | 0 | high   | range 478, uses 16.7
Long Range Single Motor 299 CV     | 2023-     | 299 | - | electric | automatic | 52400 | 0 | high   | range 654, uses 14.9
Long Range Dual Motor 408 CV       | 2020-2023 | 408 | - | electric | automatic | 55900 | 0 | sport  | 4x4, range 487, uses 18.7
= 4 | suv | 5 doors | 5 seats | common 1 | LGW
Long Range Single Motor 272 CV     | 2024-     | 272 | - | electric | automatic | 66900 | 0 | luxury | range 620, uses 17.8
`,
);
