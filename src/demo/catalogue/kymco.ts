import { readMake } from "./read-make.ts";

export const kymco = readMake(
  { id: "kymco", name: "KYMCO", kind: "motorbike", wmi: "RFB", residual: 0.92 },
  `
= Agility City | scooter | 0 doors | 2 seats | common 8
Agility City 125 ABS | 2012-     | 9  | 125 | petrol | automatic | 2299  | 57  | base
= Super Dink | scooter | 0 doors | 2 seats | common 5
Super Dink 125 ABS   | 2012-2022 | 15 | 125 | petrol | automatic | 3599  | 68  | mid
Super Dink 350 TCS   | 2017-2023 | 29 | 321 | petrol | automatic | 4999  | 86  | mid
= Xciting | scooter | 0 doors | 2 seats | common 4
Xciting S 400        | 2018-     | 36 | 400 | petrol | automatic | 6599  | 95  | high
= AK 550 | scooter | 0 doors | 2 seats | common 3
AK 550 Premium       | 2017-     | 51 | 550 | petrol | automatic | 10299 | 110 | luxury
= CV3 | scooter | 0 doors | 2 seats | common 2
CV3 550 TCS          | 2022-     | 51 | 550 | petrol | automatic | 11999 | 112 | luxury
`,
);
