import { readMake } from "./read-make.ts";

export const lexus = readMake(
  { id: "lexus", name: "Lexus", kind: "car", wmi: "JTH", residual: 1.1 },
  `
= UX | suv | 5 doors | 5 seats | common 5
250h 184 CV Business      | 2019-2024 | 184 | 1987 | hybrid         | automatic | 36900 | 120 | mid
250h 184 CV F Sport       | 2019-2024 | 184 | 1987 | hybrid         | automatic | 44300 | 126 | sport
300h 199 CV Executive     | 2024-     | 199 | 1987 | hybrid         | automatic | 42900 | 114 | high
= NX | suv | 5 doors | 5 seats | common 4 | JTJ
300h 197 CV Executive AWD | 2015-2021 | 197 | 2494 | hybrid         | automatic | 48900 | 135 | high   | 4x4
350h 243 CV Business      | 2021-     | 243 | 2487 | hybrid         | automatic | 55400 | 129 | high
450h+ 309 CV F Sport AWD  | 2021-     | 309 | 2487 | plug-in-hybrid | automatic | 72300 | 23  | luxury | 4x4, range 74
= CT | hatchback | 5 doors | 5 seats | common 3
200h 136 CV Business      | 2011-2020 | 136 | 1798 | hybrid         | automatic | 27400 | 94  | mid
200h 136 CV F Sport       | 2014-2020 | 136 | 1798 | hybrid         | automatic | 32600 | 97  | sport
= IS | saloon | 4 doors | 5 seats | common 2
300h 223 CV Executive     | 2013-2021 | 223 | 2494 | hybrid         | automatic | 41900 | 103 | high
= LBX | suv | 5 doors | 5 seats | common 3
1.5 Hybrid 136 CV Elegant | 2024-     | 136 | 1490 | hybrid         | automatic | 34800 | 103 | high
`,
);
