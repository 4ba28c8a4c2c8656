import { readMake } from "./read-make.ts";

export const bmw = readMake(
  { id: "bmw", name: "BMW", kind: "car", wmi: "WBA", residual: 1.05 },
  `
= Serie 1 | hatchback | 5 doors | 5 seats | common 9
116d 116 CV                         | 2013-2019 | 116 | 1496 | diesel         | manual    | 28300 | 101 | mid
118d 150 CV M Sport Auto            | 2019-2024 | 150 | 1995 | diesel         | automatic | 38400 | 117 | sport
118i 136 CV Corporate               | 2019-2024 | 136 | 1499 | petrol         | manual    | 31900 | 133 | mid
118i 136 CV M Sport Auto            | 2019-2024 | 136 | 1499 | petrol         | automatic | 37500 | 131 | sport
120 170 CV M Sport Auto             | 2024-     | 170 | 1499 | hybrid         | automatic | 43900 | 121 | sport
M135i xDrive 306 CV                 | 2019-2024 | 306 | 1998 | petrol         | automatic | 56300 | 169 | luxury | 4x4
= Serie 2 Active Tourer | mpv | 5 doors | 5 seats | common 5
218d 150 CV Advantage Auto          | 2014-2021 | 150 | 1995 | diesel         | automatic | 36900 | 115 | mid
218i 136 CV Sport                   | 2018-     | 136 | 1499 | petrol         | automatic | 38300 | 141 | mid
225e xDrive 245 CV M Sport          | 2022-     | 245 | 1499 | plug-in-hybrid | automatic | 51600 | 19  | sport  | 4x4, range 86
= Serie 2 Coupé | coupe | 2 doors | 4 seats | common 3
220d 190 CV M Sport Auto            | 2014-2020 | 190 | 1995 | diesel         | automatic | 42100 | 112 | sport
220i 184 CV M Sport Auto            | 2021-     | 184 | 1998 | petrol         | automatic | 47900 | 143 | sport
218i 136 CV Cabrio M Sport          | 2017-2020 | 136 | 1499 | petrol         | automatic | 42300 | 128 | sport  | convertible
= Serie 3 | saloon | 4 doors | 5 seats | common 8
318d 150 CV Advantage               | 2015-2019 | 150 | 1995 | diesel         | manual    | 37700 | 106 | mid
320d 190 CV M Sport Auto            | 2019-     | 190 | 1995 | diesel         | automatic | 50800 | 119 | sport
318d 150 CV Business Auto           | 2019-     | 150 | 1995 | diesel         | automatic | 45600 | 116 | mid
330e 292 CV M Sport                 | 2019-     | 292 | 1998 | plug-in-hybrid | automatic | 58300 | 34  | sport  | range 60
318d 150 CV Touring M Sport Auto    | 2019-     | 150 | 1995 | diesel         | automatic | 49900 | 121 | sport  | estate, 5 doors
= Serie 4 | coupe | 2 doors | 4 seats | common 4
420d 190 CV M Sport Auto            | 2020-     | 190 | 1995 | diesel         | automatic | 55900 | 119 | sport
420i 184 CV Cabrio M Sport Auto     | 2021-     | 184 | 1998 | petrol         | automatic | 64300 | 151 | sport  | convertible
420d 190 CV Gran Coupé M Sport Auto | 2014-2020 | 190 | 1995 | diesel         | automatic | 49800 | 111 | sport  | saloon, 5 doors, 5 seats
= Serie 5 | saloon | 4 doors | 5 seats | common 4
520d 190 CV Auto                    | 2017-2023 | 190 | 1995 | diesel         | automatic | 56100 | 117 | high
530e 292 CV M Sport                 | 2020-2023 | 292 | 1998 | plug-in-hybrid | automatic | 68900 | 33  | sport  | range 57
520d 190 CV Touring M Sport Auto    | 2017-2023 | 190 | 1995 | diesel         | automatic | 63100 | 127 | sport  | estate, 5 doors
= X1 | suv | 5 doors | 5 seats | common 9
sDrive18d 150 CV Business Auto      | 2015-2022 | 150 | 1995 | diesel         | automatic | 41300 | 123 | mid
sDrive18i 136 CV xLine              | 2017-     | 136 | 1499 | petrol         | automatic | 42800 | 146 | mid
sDrive18d 150 CV M Sport Auto       | 2022-     | 150 | 1995 | diesel         | automatic | 49900 | 131 | sport
xDrive25e 220 CV xLine              | 2020-2022 | 220 | 1499 | plug-in-hybrid | automatic | 49600 | 41  | high   | 4x4, range 52
xDrive30e 326 CV M Sport            | 2022-     | 326 | 1499 | plug-in-hybrid | automatic | 58800 | 18  | sport  | 4x4, range 84
= X2 | suv | 5 doors | 5 seats | common 4
sDrive18d 150 CV M Sport X Auto     | 2018-2023 | 150 | 1995 | diesel         | automatic | 45200 | 126 | sport
sDrive20i 170 CV M Sport Auto       | 2024-     | 170 | 1499 | hybrid         | automatic | 52900 | 132 | sport
= X3 | suv | 5 doors | 5 seats | common 5
xDrive20d 190 CV xLine              | 2017-2024 | 190 | 1995 | diesel         | automatic | 57600 | 148 | high   | 4x4
xDrive30e 292 CV M Sport            | 2020-2024 | 292 | 1998 | plug-in-hybrid | automatic | 68600 | 44  | sport  | 4x4, range 50
sDrive18d 150 CV Business           | 2017-2024 | 150 | 1995 | diesel         | automatic | 50400 | 143 | mid
= X5 | suv | 5 doors | 5 seats | common 2 | 5UX
xDrive30d 286 CV M Sport            | 2020-     | 286 | 2993 | diesel         | automatic | 94500 | 187 | sport  | 4x4
xDrive45e 394 CV xLine              | 2019-2023 | 394 | 2998 | plug-in-hybrid | automatic | 91800 | 31  | luxury | 4x4, range 88
= i3 | hatchback | 5 doors | 4 seats | common 3 | WBY
94 Ah 170 CV                        | 2016-2018 | 170 | -    | electric       | automatic | 36900 | 0   | high   | range 195, uses 13.1
120 Ah 170 CV                       | 2018-2022 | 170 | -    | electric       | automatic | 41700 | 0   | high   | range 308, uses 15.3
= i4 | saloon | 5 doors | 5 seats | common 3 | WBY
eDrive40 340 CV M Sport             | 2021-     | 340 | -    | electric       | automatic | 63900 | 0   | sport  | range 590, uses 16.1
= iX1 | suv | 5 doors | 5 seats | common 3 | WBY
xDrive30 313 CV M Sport             | 2022-     | 313 | -    | electric       | automatic | 61500 | 0   | sport  | 4x4, range 440, uses 17.3
= Z4 | convertible | 2 doors | 2 seats | common 2
sDrive20i 197 CV M Sport Auto       | 2019-     | 197 | 1998 | petrol         | automatic | 57900 | 161 | sport
`,
);
