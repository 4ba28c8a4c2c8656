import { readMake } from "./read-make.ts";

export const toyota = readMake(
  { id: "toyota", name: "Toyota", kind: "car", wmi: "SB1", residual: 1.1 },
  `
= Aygo X | city | 5 doors | 4 seats | common 4 | TYC
1.0 VVT-i 72 CV Play             | 2022-2025 | 72  | 998  | petrol         | manual    | 15900 | 109 | base
1.0 VVT-i 72 CV Chic S-CVT       | 2022-2025 | 72  | 998  | petrol         | automatic | 19600 | 114 | high
= Aygo | city | 5 doors | 4 seats | common 3 | JTD
1.0 VVT-i 70 CV x-play           | 2014-2021 | 70  | 998  | petrol         | manual    | 12300 | 95  | mid
= Yaris | hatchback | 5 doors | 5 seats | common 9 | VNK
1.0 70 CV City                   | 2014-2020 | 69  | 998  | petrol         | manual    | 13600 | 99  | base
1.5 110 CV Active                | 2017-2020 | 111 | 1496 | petrol         | manual    | 16500 | 112 | mid
100H 1.5 Active                  | 2014-2020 | 100 | 1497 | hybrid         | automatic | 18900 | 84  | mid
120H 1.5 Style                   | 2020-     | 116 | 1490 | hybrid         | automatic | 23600 | 92  | high
130H 1.5 GR Sport                | 2024-     | 131 | 1490 | hybrid         | automatic | 28600 | 96  | sport
GR 1.6 261 CV Circuit            | 2020-2024 | 261 | 1618 | petrol         | manual    | 39900 | 186 | sport  | 3 doors, 4 seats, 4x4
= Yaris Cross | suv | 5 doors | 5 seats | common 8 | VNK
120H 1.5 Active Tech             | 2021-     | 116 | 1490 | hybrid         | automatic | 26300 | 101 | mid
120H 1.5 Adventure AWD-i         | 2021-     | 116 | 1490 | hybrid         | automatic | 33300 | 115 | high   | 4x4
130H 1.5 GR Sport                | 2024-     | 131 | 1490 | hybrid         | automatic | 33900 | 106 | sport
= Corolla | hatchback | 5 doors | 5 seats | common 10
125H 1.8 Active Tech             | 2019-2022 | 122 | 1798 | hybrid         | automatic | 25900 | 101 | mid
140H 1.8 Style                   | 2022-     | 140 | 1798 | hybrid         | automatic | 30200 | 102 | high
200H 2.0 GR Sport                | 2022-     | 196 | 1987 | hybrid         | automatic | 34400 | 107 | sport
125H 1.8 Touring Sports Feel     | 2019-2022 | 122 | 1798 | hybrid         | automatic | 28900 | 104 | high   | estate
140H 1.8 Sedan Active Plus       | 2022-     | 140 | 1798 | hybrid         | automatic | 28400 | 99  | mid    | saloon, 4 doors
= Auris | hatchback | 5 doors | 5 seats | common 4
140H 1.8 Feel                    | 2012-2018 | 136 | 1798 | hybrid         | automatic | 24200 | 91  | mid
90D 1.4 Active                   | 2012-2018 | 90  | 1364 | diesel         | manual    | 20400 | 99  | base
140H 1.8 Touring Sports Feel     | 2013-2018 | 136 | 1798 | hybrid         | automatic | 25400 | 92  | mid    | estate
= Prius | hatchback | 5 doors | 5 seats | common 2 | JTD
1.8 HSD 122 CV Eco               | 2016-2022 | 122 | 1798 | hybrid         | automatic | 30900 | 78  | mid
2.0 Plug-in 223 CV Advance       | 2023-     | 223 | 1987 | plug-in-hybrid | automatic | 45300 | 12  | high   | range 86
= C-HR | suv | 5 doors | 5 seats | common 9 | NMT
125H 1.8 Active                  | 2016-2023 | 122 | 1798 | hybrid         | automatic | 27900 | 110 | mid
180H 2.0 GR Sport                | 2020-2023 | 184 | 1987 | hybrid         | automatic | 35300 | 119 | sport
1.2 Turbo 115 CV Active          | 2016-2019 | 116 | 1197 | petrol         | manual    | 23600 | 135 | mid
140H 1.8 Advance                 | 2023-     | 140 | 1798 | hybrid         | automatic | 34300 | 105 | high
220PH 2.0 Spirit                 | 2024-     | 223 | 1987 | plug-in-hybrid | automatic | 43900 | 19  | luxury | range 66
= RAV4 | suv | 5 doors | 5 seats | common 7 | JTM
150D 2.0 Advance                 | 2013-2018 | 143 | 1995 | diesel         | manual    | 28900 | 123 | mid
197H 2.5 Feel!                   | 2016-2018 | 197 | 2494 | hybrid         | automatic | 33300 | 117 | high
220H 2.5 Advance                 | 2019-2025 | 218 | 2487 | hybrid         | automatic | 38100 | 126 | high
220H 2.5 Style AWD-i             | 2019-2025 | 222 | 2487 | hybrid         | automatic | 43500 | 131 | luxury | 4x4
300PH 2.5 Style Plus AWD-i       | 2021-2025 | 306 | 2487 | plug-in-hybrid | automatic | 52400 | 22  | luxury | 4x4, range 75
= Land Cruiser | suv | 5 doors | 7 seats | common 2 | JTE
D-4D 2.8 204 CV VX               | 2020-2023 | 204 | 2755 | diesel         | automatic | 62300 | 252 | high   | 4x4
D-4D 2.8 177 CV GX               | 2015-2020 | 177 | 2755 | diesel         | manual    | 44900 | 192 | base   | 4x4
= Hilux | pickup | 4 doors | 5 seats | common 3 | AHT
2.4 D-4D 150 CV GX Doble Cabina  | 2016-2024 | 150 | 2393 | diesel         | manual    | 33600 | 244 | base   | 4x4
2.8 D-4D 204 CV VXL Doble Cabina | 2020-     | 204 | 2755 | diesel         | automatic | 45900 | 259 | high   | 4x4
= Proace City | van | 5 doors | 5 seats | common 3 | YAR
Verso 1.5D 100 CV Active         | 2020-     | 100 | 1499 | diesel         | manual    | 24600 | 139 | mid
Verso 1.5D 130 CV Advance Auto   | 2020-2024 | 130 | 1499 | diesel         | automatic | 29300 | 143 | high   | 7 seats
= bZ4X | suv | 5 doors | 5 seats | common 2 | JTM
204 CV Active FWD                | 2022-     | 204 | -    | electric       | automatic | 46500 | 0   | mid    | range 504, uses 14.4
218 CV Advance AWD               | 2022-     | 218 | -    | electric       | automatic | 53500 | 0   | high   | 4x4, range 461, uses 16.2
`,
);
