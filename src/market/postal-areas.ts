import { portugueseAreas } from "./portuguese-areas.ts";

/** First two digits of a Spanish postal code: the province, by its capital. */
export const spanishAreas = `
01 | Vitoria-Gasteiz | 42.85 | -2.67
02 | Albacete | 38.99 | -1.86
03 | Alicante | 38.35 | -0.48
04 | Almería | 36.84 | -2.46
05 | Ávila | 40.66 | -4.70
06 | Badajoz | 38.88 | -6.97
07 | Palma | 39.57 | 2.65
08 | Barcelona | 41.39 | 2.17
09 | Burgos | 42.34 | -3.70
10 | Cáceres | 39.48 | -6.37
11 | Cádiz | 36.53 | -6.29
12 | Castelló | 39.99 | -0.04
13 | Ciudad Real | 38.99 | -3.93
14 | Córdoba | 37.89 | -4.78
15 | A Coruña | 43.37 | -8.40
16 | Cuenca | 40.07 | -2.14
17 | Girona | 41.98 | 2.82
18 | Granada | 37.18 | -3.60
19 | Guadalajara | 40.63 | -3.16
20 | San Sebastián | 43.32 | -1.98
21 | Huelva | 37.26 | -6.95
22 | Huesca | 42.14 | -0.41
23 | Jaén | 37.78 | -3.79
24 | León | 42.60 | -5.57
25 | Lleida | 41.62 | 0.62
26 | Logroño | 42.47 | -2.45
27 | Lugo | 43.01 | -7.56
28 | Madrid | 40.42 | -3.70
29 | Málaga | 36.72 | -4.42
30 | Murcia | 37.98 | -1.13
31 | Pamplona | 42.82 | -1.64
32 | Ourense | 42.34 | -7.86
33 | Oviedo | 43.36 | -5.85
34 | Palencia | 42.01 | -4.53
35 | Las Palmas de Gran Canaria | 28.12 | -15.43
36 | Pontevedra | 42.43 | -8.64
37 | Salamanca | 40.97 | -5.66
38 | Santa Cruz de Tenerife | 28.47 | -16.25
39 | Santander | 43.46 | -3.80
40 | Segovia | 40.95 | -4.12
41 | Sevilla | 37.39 | -5.98
42 | Soria | 41.76 | -2.46
43 | Tarragona | 41.12 | 1.25
44 | Teruel | 40.34 | -1.11
45 | Toledo | 39.86 | -4.03
46 | València | 39.47 | -0.38
47 | Valladolid | 41.65 | -4.72
48 | Bilbao | 43.26 | -2.93
49 | Zamora | 41.50 | -5.75
50 | Zaragoza | 41.65 | -0.88
51 | Ceuta | 35.89 | -5.31
52 | Melilla | 35.29 | -2.94
`;

/** A town that stands for all postal codes with a prefix, accurate enough to estimate distances. */
export interface PostalArea {
  readonly name: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

const readAreas = (table: string): ReadonlyMap<string, PostalArea> =>
  new Map(
    table
      .trim()
      .split("\n")
      .map((line) => {
        const [prefix = "", name = "", latitude, longitude] = line.split(" | ");
        return [prefix, { name, latitude: Number(latitude), longitude: Number(longitude) }];
      }),
  );

const areas = { ES: readAreas(spanishAreas), PT: readAreas(portugueseAreas) };

/**
 * Where a postal code of either country lies: Spanish ones have five digits, Portuguese ones `NNNN-NNN` or their first
 * four digits. Undefined for what is neither.
 */
export const postalAreaOf = (input: string): PostalArea | undefined => {
  const text = input.trim();
  if (/^\d{2}[\s-]?\d{3}$/.test(text)) return areas.ES.get(text.slice(0, 2));
  if (/^\d{4}(?:[\s-]?\d{3})?$/.test(text)) return areas.PT.get(text.slice(0, 2));
  return undefined;
};

/** The first town of either country whose name is meant. */
export const findPostalArea = (isMeant: (name: string) => boolean): PostalArea | undefined =>
  [...areas.ES.values(), ...areas.PT.values()].find(({ name }) => isMeant(name));
