/** First two digits of a Portuguese postal code: the postal region, by its chief town. */
export const portugueseAreas = `
10 | Lisboa | 38.72 | -9.14
11 | Lisboa | 38.72 | -9.14
12 | Lisboa | 38.72 | -9.14
13 | Lisboa | 38.72 | -9.14
14 | Lisboa | 38.72 | -9.14
15 | Lisboa | 38.72 | -9.14
16 | Lisboa | 38.72 | -9.14
17 | Lisboa | 38.72 | -9.14
18 | Lisboa | 38.72 | -9.14
19 | Lisboa | 38.72 | -9.14
20 | Santarém | 39.24 | -8.69
21 | Coruche | 38.96 | -8.53
22 | Abrantes | 39.46 | -8.20
23 | Tomar | 39.60 | -8.41
24 | Leiria | 39.74 | -8.81
25 | Caldas da Rainha | 39.40 | -9.13
26 | Vila Franca de Xira | 38.95 | -8.99
27 | Sintra | 38.80 | -9.38
28 | Almada | 38.68 | -9.16
29 | Setúbal | 38.52 | -8.89
30 | Coimbra | 40.21 | -8.43
31 | Pombal | 39.92 | -8.63
32 | Lousã | 40.11 | -8.25
33 | Arganil | 40.22 | -8.05
34 | Oliveira do Hospital | 40.36 | -7.86
35 | Viseu | 40.66 | -7.91
36 | Castro Daire | 40.90 | -7.94
37 | São João da Madeira | 40.90 | -8.49
38 | Aveiro | 40.64 | -8.65
40 | Porto | 41.15 | -8.61
41 | Porto | 41.15 | -8.61
42 | Porto | 41.15 | -8.61
43 | Porto | 41.15 | -8.61
44 | Vila Nova de Gaia | 41.13 | -8.61
45 | Penafiel | 41.21 | -8.28
46 | Amarante | 41.27 | -8.08
47 | Braga | 41.55 | -8.43
48 | Guimarães | 41.44 | -8.29
49 | Viana do Castelo | 41.69 | -8.83
50 | Vila Real | 41.30 | -7.74
51 | Lamego | 41.10 | -7.81
52 | Mogadouro | 41.34 | -6.72
53 | Bragança | 41.81 | -6.76
54 | Chaves | 41.74 | -7.47
60 | Castelo Branco | 39.82 | -7.49
61 | Sertã | 39.80 | -8.10
62 | Covilhã | 40.28 | -7.50
63 | Guarda | 40.54 | -7.27
64 | Pinhel | 40.77 | -7.06
70 | Évora | 38.57 | -7.91
71 | Estremoz | 38.84 | -7.59
72 | Reguengos de Monsaraz | 38.42 | -7.53
73 | Portalegre | 39.29 | -7.43
74 | Ponte de Sor | 39.25 | -8.01
75 | Sines | 37.96 | -8.87
76 | Aljustrel | 37.88 | -8.17
77 | Almodôvar | 37.51 | -8.06
78 | Beja | 38.02 | -7.86
79 | Ferreira do Alentejo | 38.06 | -8.12
80 | Faro | 37.02 | -7.93
81 | Loulé | 37.14 | -8.02
82 | Albufeira | 37.09 | -8.25
83 | Silves | 37.19 | -8.44
84 | Lagoa | 37.13 | -8.45
85 | Portimão | 37.14 | -8.54
86 | Lagos | 37.10 | -8.67
87 | Olhão | 37.03 | -7.84
88 | Tavira | 37.13 | -7.65
89 | Vila Real de Santo António | 37.19 | -7.42
90 | Funchal | 32.65 | -16.91
91 | Santa Cruz | 32.69 | -16.79
92 | Machico | 32.72 | -16.77
93 | Câmara de Lobos | 32.65 | -16.98
94 | Porto Santo | 33.06 | -16.34
95 | Ponta Delgada | 37.74 | -25.67
96 | Ribeira Grande | 37.82 | -25.52
97 | Angra do Heroísmo | 38.66 | -27.22
98 | Velas | 38.68 | -28.21
99 | Horta | 38.53 | -28.63
`;
