import { readMake } from "./read-make.ts";

export const hondaMotorbikes = readMake(
  { id: "honda", name: "Honda", kind: "motorbike", wmi: "ZDC", residual: 1.06 },
  `
= CB500 Hornet | naked | 0 doors | 2 seats | common 6
CB500F                                    | 2013-2023 | 48  | 471  | petrol | manual    | 6550  | 80  | mid
CB500 Hornet                              | 2024-     | 48  | 471  | petrol | manual    | 6850  | 80  | mid
= CB650R | naked | 0 doors | 2 seats | common 6 | RLH
CB650R Neo Sports Café                    | 2019-     | 95  | 649  | petrol | manual    | 8450  | 112 | mid
CB650R Neo Sports Café A2                 | 2019-     | 48  | 649  | petrol | manual    | 8450  | 112 | mid
= CB750 Hornet | naked | 0 doors | 2 seats | common 5
CB750 Hornet                              | 2023-     | 92  | 755  | petrol | manual    | 7990  | 102 | mid
= CBR600RR | sport | 0 doors | 2 seats | common 2 | JH2
CBR600RR                                  | 2024-     | 121 | 599  | petrol | manual    | 12350 | 130 | sport
= CBR650R | sport | 0 doors | 2 seats | common 4 | RLH
CBR650R                                   | 2019-     | 95  | 649  | petrol | manual    | 9450  | 112 | sport
= SH125i | scooter | 0 doors | 2 seats | common 10
SH125i Top Box                            | 2013-2016 | 12  | 125  | petrol | automatic | 3399  | 51  | base
SH125i Scoopy                             | 2017-     | 12  | 125  | petrol | automatic | 3999  | 50  | mid
= PCX125 | scooter | 0 doors | 2 seats | common 9 | RLH
PCX125                                    | 2014-     | 12  | 125  | petrol | automatic | 3650  | 48  | base
= Forza 350 | scooter | 0 doors | 2 seats | common 6
Forza 300                                 | 2018-2020 | 25  | 279  | petrol | automatic | 5599  | 72  | mid
Forza 350                                 | 2021-     | 29  | 330  | petrol | automatic | 6450  | 81  | mid
= Forza 750 | scooter | 0 doors | 2 seats | common 3
Forza 750 DCT                             | 2021-     | 59  | 745  | petrol | automatic | 11700 | 85  | high
= X-ADV | scooter | 0 doors | 2 seats | common 5
X-ADV 750 DCT                             | 2017-     | 59  | 745  | petrol | automatic | 12600 | 85  | high
= Africa Twin | trail | 0 doors | 2 seats | common 6 | JH2
CRF1000L Africa Twin                      | 2016-2019 | 95  | 998  | petrol | manual    | 13500 | 109 | mid
CRF1100L Africa Twin                      | 2020-     | 102 | 1084 | petrol | manual    | 14900 | 112 | mid
CRF1100L Africa Twin Adventure Sports DCT | 2020-     | 102 | 1084 | petrol | automatic | 18600 | 112 | luxury
= NC750X | trail | 0 doors | 2 seats | common 6
NC750X                                    | 2014-2020 | 55  | 745  | petrol | manual    | 7300  | 81  | mid
NC750X DCT                                | 2021-     | 59  | 745  | petrol | automatic | 9150  | 82  | high
= XL750 Transalp | trail | 0 doors | 2 seats | common 5
XL750 Transalp                            | 2023-     | 92  | 755  | petrol | manual    | 9990  | 103 | mid
= Gold Wing | touring | 0 doors | 2 seats | common 2 | JH2
GL1800 Gold Wing Tour DCT                 | 2018-     | 126 | 1833 | petrol | automatic | 34900 | 131 | luxury
= NT1100 | touring | 0 doors | 2 seats | common 3
NT1100 DCT                                | 2022-     | 102 | 1084 | petrol | automatic | 14900 | 116 | high
= CMX500 Rebel | custom | 0 doors | 2 seats | common 5 | MLH
CMX500 Rebel                              | 2017-     | 46  | 471  | petrol | manual    | 6600  | 87  | mid
CMX1100 Rebel DCT                         | 2021-     | 87  | 1084 | petrol | automatic | 10650 | 111 | high
`,
);
