import { readMake } from "./read-make.ts";

export const ssangyong = readMake(
  { id: "ssangyong", name: "SsangYong", kind: "car", wmi: "KPT", residual: 0.92 },
  `
= Tivoli | suv | 5 doors | 5 seats | common 3
1.5 G-TURBO 163 CV Urban    | 2020-2023 | 163 | 1497 | petrol | manual    | 20300 | 154 | mid
G16 128 CV Line             | 2015-2019 | 128 | 1597 | petrol | manual    | 17900 | 149 | mid
= Korando | suv | 5 doors | 5 seats | common 3
1.5 T-GDI 163 CV Urban Plus | 2019-2023 | 163 | 1497 | petrol | manual    | 24900 | 157 | mid
= Musso | pickup | 4 doors | 5 seats | common 2 | KPA
D22T 181 CV Premium 4x4     | 2018-2023 | 181 | 2157 | diesel | manual    | 28900 | 211 | mid  | 4x4
= Rexton | suv | 5 doors | 7 seats | common 1 | KPT
D22DTR 202 CV Limited 4x4   | 2020-2023 | 202 | 2157 | diesel | automatic | 46900 | 224 | high | 4x4
`,
);
