import { readMake } from "./read-make.ts";

export const sym = readMake(
  { id: "sym", name: "SYM", kind: "motorbike", wmi: "RFG", residual: 0.9 },
  `
= Symphony | scooter | 0 doors | 2 seats | common 6
Symphony ST 125 ABS | 2014- | 11 | 125 | petrol | automatic | 2499 | 56  | base
= Joymax Z | scooter | 0 doors | 2 seats | common 4
Joymax Z+ 125       | 2019- | 13 | 125 | petrol | automatic | 3399 | 62  | mid
Joymax Z 300        | 2019- | 26 | 278 | petrol | automatic | 4499 | 84  | mid
= Maxsym TL | scooter | 0 doors | 2 seats | common 3
Maxsym TL 508       | 2020- | 45 | 508 | petrol | automatic | 8499 | 101 | high
= Cruisym | scooter | 0 doors | 2 seats | common 3
Cruisym 300         | 2018- | 28 | 278 | petrol | automatic | 4799 | 84  | mid
`,
);
