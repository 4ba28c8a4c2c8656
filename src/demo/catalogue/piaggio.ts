import { readMake } from "./read-make.ts";

export const piaggio = readMake(
  { id: "piaggio", name: "Piaggio", kind: "motorbike", wmi: "ZAP", residual: 0.96 },
  `
= Liberty | scooter | 0 doors | 2 seats | common 6
Liberty 125 ABS           | 2015-     | 11 | 125 | petrol | automatic | 2899 | 55  | base
= Medley | scooter | 0 doors | 2 seats | common 5
Medley 125 S              | 2016-     | 15 | 125 | petrol | automatic | 3699 | 58  | mid
= Beverly | scooter | 0 doors | 2 seats | common 5
Beverly 300 HPE           | 2021-     | 26 | 278 | petrol | automatic | 5999 | 76  | mid
Beverly 350 Sport Touring | 2012-2020 | 30 | 330 | petrol | automatic | 5599 | 81  | mid
= MP3 | scooter | 0 doors | 2 seats | common 5
MP3 300 HPE Sport         | 2018-     | 26 | 278 | petrol | automatic | 7999 | 80  | high
MP3 500 HPE Business      | 2014-2022 | 44 | 493 | petrol | automatic | 9799 | 102 | luxury
`,
);
