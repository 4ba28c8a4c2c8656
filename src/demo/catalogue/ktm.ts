import { readMake } from "./read-make.ts";

export const ktm = readMake(
  { id: "ktm", name: "KTM", kind: "motorbike", wmi: "VBK", residual: 1 },
  `
= 125 Duke | naked | 0 doors | 2 seats | common 6 | MD2
125 Duke ABS           | 2017-     | 15  | 125  | petrol | manual | 5299  | 57  | base
= 390 Duke | naked | 0 doors | 2 seats | common 6 | MD2
390 Duke ABS           | 2014-     | 44  | 373  | petrol | manual | 6199  | 79  | mid
= 790 Duke | naked | 0 doors | 2 seats | common 5
790 Duke               | 2018-     | 105 | 799  | petrol | manual | 9199  | 106 | mid
= 890 Duke | naked | 0 doors | 2 seats | common 3
890 Duke R             | 2020-2023 | 121 | 889  | petrol | manual | 12699 | 111 | sport
= RC 390 | sport | 0 doors | 2 seats | common 3 | MD2
RC 390                 | 2014-     | 44  | 373  | petrol | manual | 6899  | 80  | sport
= 390 Adventure | trail | 0 doors | 2 seats | common 4 | MD2
390 Adventure          | 2020-     | 44  | 373  | petrol | manual | 7299  | 79  | mid
= 790 Adventure | trail | 0 doors | 2 seats | common 4
790 Adventure R        | 2019-     | 95  | 799  | petrol | manual | 12699 | 98  | high
= 1290 Super Adventure | trail | 0 doors | 2 seats | common 3
1290 Super Adventure S | 2015-2024 | 160 | 1301 | petrol | manual | 19699 | 131 | luxury
`,
);
