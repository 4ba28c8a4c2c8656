import { readMake } from "./read-make.ts";

export const vespa = readMake(
  { id: "vespa", name: "Vespa", kind: "motorbike", wmi: "ZAP", residual: 1.08 },
  `
= Primavera | scooter | 0 doors | 2 seats | common 7
Primavera 125 i-get | 2014- | 11 | 125 | petrol   | automatic | 5199 | 57 | mid
Primavera 50        | 2018- | 3  | 50  | petrol   | automatic | 3799 | 61 | base
= GTS | scooter | 0 doors | 2 seats | common 8
GTS 125 Super       | 2017- | 14 | 125 | petrol   | automatic | 6299 | 59 | mid
GTS 300 Super HPE   | 2019- | 24 | 278 | petrol   | automatic | 7499 | 76 | high
= Elettrica | scooter | 0 doors | 2 seats | common 3
Elettrica 70 km/h   | 2020- | 5  | -   | electric | automatic | 7499 | 0  | high | range 100, uses 4.6
`,
);
