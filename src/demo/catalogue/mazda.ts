import { readMake } from "./read-make.ts";

export const mazda = readMake(
  { id: "mazda", name: "Mazda", kind: "car", wmi: "JMZ", residual: 1.03 },
  `
= 2 | hatchback | 5 doors | 5 seats | common 5
1.5 Skyactiv-G 90 CV Evolution        | 2015-     | 90  | 1496 | petrol         | manual    | 17900 | 107 | mid
1.5 Hybrid 116 CV Agile               | 2022-     | 116 | 1490 | hybrid         | automatic | 23900 | 87  | mid
= 3 | hatchback | 5 doors | 5 seats | common 6
2.0 Skyactiv-G 120 CV Style           | 2013-2018 | 120 | 1998 | petrol         | manual    | 22300 | 119 | mid
2.0 e-Skyactiv-G 122 CV Zenith        | 2019-2024 | 122 | 1998 | hybrid         | manual    | 27900 | 119 | high
2.0 e-Skyactiv-X 186 CV Sedan Zenith  | 2019-2024 | 186 | 1998 | hybrid         | manual    | 31700 | 117 | high   | saloon, 4 doors
1.8 Skyactiv-D 116 CV Origin          | 2019-2021 | 116 | 1759 | diesel         | manual    | 25600 | 107 | mid
= CX-3 | suv | 5 doors | 5 seats | common 6
1.5 Skyactiv-D 105 CV Style           | 2015-2018 | 105 | 1499 | diesel         | manual    | 22600 | 105 | mid
2.0 Skyactiv-G 121 CV Zenith          | 2018-2022 | 121 | 1998 | petrol         | manual    | 23400 | 141 | high
= CX-30 | suv | 5 doors | 5 seats | common 7
2.0 e-Skyactiv-G 122 CV Origin        | 2019-     | 122 | 1998 | hybrid         | manual    | 26800 | 132 | mid
2.0 e-Skyactiv-X 186 CV Zenith AWD    | 2019-     | 186 | 1998 | hybrid         | automatic | 37900 | 141 | high   | 4x4
= CX-5 | suv | 5 doors | 5 seats | common 7
2.2 Skyactiv-D 150 CV Evolution       | 2012-2024 | 150 | 2191 | diesel         | manual    | 32900 | 136 | mid
2.0 e-Skyactiv-G 165 CV Origin        | 2017-2025 | 165 | 1998 | petrol         | manual    | 31800 | 152 | mid
2.2 Skyactiv-D 184 CV Signature AWD   | 2018-2024 | 184 | 2191 | diesel         | automatic | 45900 | 157 | luxury | 4x4
= MX-5 | convertible | 2 doors | 2 seats | common 3
1.5 Skyactiv-G 132 CV Origin          | 2015-     | 132 | 1496 | petrol         | manual    | 28900 | 142 | mid
2.0 Skyactiv-G 184 CV Zenith          | 2018-     | 184 | 1998 | petrol         | manual    | 34300 | 155 | sport
= CX-60 | suv | 5 doors | 5 seats | common 3
2.5 e-Skyactiv PHEV 327 CV Homura AWD | 2022-     | 327 | 2488 | plug-in-hybrid | automatic | 56600 | 33  | luxury | 4x4, range 63
3.3 e-Skyactiv-D 200 CV Prime-Line    | 2023-     | 200 | 3283 | diesel         | automatic | 50900 | 128 | high
`,
);
