import { readMake } from "./read-make.ts";

export const triumph = readMake(
  { id: "triumph", name: "Triumph", kind: "motorbike", wmi: "SMT", residual: 1.06 },
  `
= Street Triple | naked | 0 doors | 2 seats | common 6
Street Triple RS      | 2017-     | 123 | 765  | petrol | manual | 13295 | 119 | sport
Street Triple S A2    | 2017-2020 | 47  | 660  | petrol | manual | 8900  | 114 | mid
= Trident 660 | naked | 0 doors | 2 seats | common 6
Trident 660           | 2021-     | 81  | 660  | petrol | manual | 8795  | 107 | mid
= Bonneville T100 | naked | 0 doors | 2 seats | common 6
Bonneville T100       | 2016-     | 65  | 900  | petrol | manual | 11795 | 94  | mid
Bonneville T120 Black | 2016-     | 80  | 1200 | petrol | manual | 14395 | 107 | high
= Speed Twin | naked | 0 doors | 2 seats | common 3
Speed Twin 1200       | 2019-     | 100 | 1200 | petrol | manual | 14295 | 116 | high
= Daytona 660 | sport | 0 doors | 2 seats | common 2
Daytona 660           | 2024-     | 95  | 660  | petrol | manual | 9795  | 112 | sport
= Tiger 900 | trail | 0 doors | 2 seats | common 5
Tiger 800 XRx         | 2015-2019 | 95  | 800  | petrol | manual | 12500 | 111 | mid
Tiger 900 GT Pro      | 2020-     | 95  | 888  | petrol | manual | 16395 | 119 | luxury
= Tiger Sport 660 | touring | 0 doors | 2 seats | common 5
Tiger Sport 660       | 2022-     | 81  | 660  | petrol | manual | 9695  | 107 | mid
= Bonneville Bobber | custom | 0 doors | 2 seats | common 4
Bonneville Bobber     | 2017-     | 78  | 1200 | petrol | manual | 15695 | 106 | high
Speedmaster 1200      | 2018-     | 78  | 1200 | petrol | manual | 15695 | 107 | high
`,
);
