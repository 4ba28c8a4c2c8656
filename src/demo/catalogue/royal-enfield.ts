import { readMake } from "./read-make.ts";

export const royalEnfield = readMake(
  { id: "royal-enfield", name: "Royal Enfield", kind: "motorbike", wmi: "ME3", residual: 1.03 },
  `
= Himalayan | trail | 0 doors | 2 seats | common 5
Himalayan 410           | 2018-2023 | 24 | 411 | petrol | manual | 4799 | 75  | mid
Himalayan 450           | 2024-     | 40 | 452 | petrol | manual | 5987 | 83  | mid
= Interceptor 650 | naked | 0 doors | 2 seats | common 5
Interceptor 650 Classic | 2019-     | 47 | 648 | petrol | manual | 6887 | 104 | mid
= Continental GT 650 | naked | 0 doors | 2 seats | common 3
Continental GT 650      | 2019-     | 47 | 648 | petrol | manual | 7087 | 104 | high
= Meteor 350 | custom | 0 doors | 2 seats | common 4
Meteor 350 Fireball     | 2021-     | 20 | 349 | petrol | manual | 4387 | 62  | mid
= Classic 350 | naked | 0 doors | 2 seats | common 4
Classic 350 Signals     | 2022-     | 20 | 349 | petrol | manual | 4887 | 63  | mid
`,
);
