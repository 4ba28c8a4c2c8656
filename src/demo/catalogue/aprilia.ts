import { readMake } from "./read-make.ts";

export const aprilia = readMake(
  { id: "aprilia", name: "Aprilia", kind: "motorbike", wmi: "ZD4", residual: 0.98 },
  `
= SR GT | scooter | 0 doors | 2 seats | common 4
SR GT 125  | 2022- | 15  | 125 | petrol | automatic | 3999  | 58  | mid
= RS 660 | sport | 0 doors | 2 seats | common 4
RS 660     | 2020- | 100 | 659 | petrol | manual    | 11599 | 114 | sport
= RS 125 | sport | 0 doors | 2 seats | common 3
RS 125     | 2017- | 15  | 125 | petrol | manual    | 5599  | 57  | mid
= Tuono 660 | naked | 0 doors | 2 seats | common 4
Tuono 660  | 2021- | 95  | 659 | petrol | manual    | 10799 | 114 | sport
= Tuareg 660 | trail | 0 doors | 2 seats | common 4
Tuareg 660 | 2022- | 80  | 659 | petrol | manual    | 12199 | 99  | high
`,
);
