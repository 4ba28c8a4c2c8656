import { readMake } from "./read-make.ts";

export const zero = readMake(
  { id: "zero", name: "Zero", kind: "motorbike", wmi: "538", residual: 0.92 },
  `
= SR/F | naked | 0 doors | 2 seats | common 3
SR/F ZF14.4  | 2019- | 110 | - | electric | automatic | 22300 | 0 | high   | range 176, uses 8.5
= DSR/X | trail | 0 doors | 2 seats | common 2
DSR/X ZF17.3 | 2022- | 101 | - | electric | automatic | 25900 | 0 | luxury | range 172, uses 9.8
= FXE | naked | 0 doors | 2 seats | common 2
FXE ZF7.2    | 2021- | 46  | - | electric | automatic | 14700 | 0 | mid    | range 100, uses 6.2
`,
);
