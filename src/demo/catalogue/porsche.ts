import { readMake } from "./read-make.ts";

export const porsche = readMake(
  { id: "porsche", name: "Porsche", kind: "car", wmi: "WP1", residual: 1.12 },
  `
= Macan | suv | 5 doors | 5 seats | common 5
2.0 245 CV                 | 2014-2021 | 245 | 1984 | petrol         | automatic | 66900  | 185 | high   | 4x4
2.0 265 CV                 | 2021-2024 | 265 | 1995 | petrol         | automatic | 74300  | 228 | high   | 4x4
S Diesel 258 CV            | 2014-2018 | 258 | 2967 | diesel         | automatic | 68300  | 159 | high   | 4x4
= Cayenne | suv | 5 doors | 5 seats | common 3
E-Hybrid 462 CV            | 2018-2023 | 462 | 2995 | plug-in-hybrid | automatic | 104900 | 71  | luxury | 4x4, range 44
Diesel 262 CV              | 2011-2017 | 262 | 2967 | diesel         | automatic | 72900  | 173 | high   | 4x4
= 718 | coupe | 2 doors | 2 seats | common 2 | WP0
Cayman 300 CV              | 2016-2025 | 300 | 1988 | petrol         | automatic | 66900  | 201 | sport
Boxster 300 CV             | 2016-2025 | 300 | 1988 | petrol         | automatic | 69300  | 202 | sport  | convertible
= 911 | coupe | 2 doors | 4 seats | common 2 | WP0
Carrera 385 CV             | 2019-2024 | 385 | 2981 | petrol         | automatic | 124900 | 233 | sport
Carrera S Cabriolet 450 CV | 2019-2024 | 450 | 2981 | petrol         | automatic | 157900 | 240 | sport  | convertible
= Taycan | saloon | 4 doors | 4 seats | common 2 | WP0
408 CV                     | 2021-2023 | 408 | -    | electric       | automatic | 92900  | 0   | luxury | range 431, uses 20.4
4S 530 CV                  | 2019-2023 | 530 | -    | electric       | automatic | 112900 | 0   | luxury | 4x4, range 407, uses 22.4
`,
);
