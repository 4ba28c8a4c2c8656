export const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
export const fade = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const blurred = (deviation: number, content: string) =>
  `<filter id="far" x="-5%" y="-60%" width="110%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter><g filter="url(#far)">${content}</g>`;
const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** A rounded crown of leaves; the places come from a fixed sequence so that every run draws the same. */
const foliage = (
  count: number,
  width: number,
  base: number,
  height: number,
  colors: readonly string[],
): string =>
  repeat(count, (i) => {
    const a = (i * 0.618034) % 1;
    const b = (i * 0.414214 + 0.3) % 1;
    const c = (i * 0.732051 + 0.7) % 1;
    const r = height * (0.35 + 0.3 * c);
    return `<ellipse cx="${(a * width).toFixed(2)}" cy="${(base - b * height * 0.8).toFixed(2)}" rx="${(r * 1.5).toFixed(2)}" ry="${r.toFixed(2)}" fill="${colors[i % colors.length]}"/>`;
  });

export const hallWall =
  `<defs>${fade("plaster", "#efeeeb", "#dcdad6")}${fade("pane", "#f6fafc", "#c9d6d3")}${fade("oak", "#b99a78", "#a08262")}</defs>` +
  rect(0, 0, 18, 6, "url(#plaster)") +
  blurred(
    0.045,
    rect(0, 0, 18, 6, "url(#plaster)") +
      rect(1.2, 1.4, 6.2, 4.42, "url(#pane)") +
      rect(1.2, 4.9, 6.2, 0.92, "#aebdb2") +
      repeat(4, (i) => rect(1.2 + i * 2.05, 1.4, 0.07, 4.42, "#5c6266")) +
      rect(1.2, 3.6, 6.2, 0.05, "#5c6266") +
      rect(1.2, 1.34, 6.2, 0.08, "#5c6266") +
      repeat(2, (i) => rect(8.9 + i * 1.9, 0, 0.02, 5.9, "#bdc0c2")) +
      rect(12.3, 0, 2.9, 5.86, "url(#oak)") +
      repeat(19, (i) => rect(12.35 + i * 0.15, 0, 0.05, 5.86, "#8f755a")) +
      rect(8.6, 3.1, 3.2, 0.05, "#ffffff") +
      rect(8.6, 3.15, 3.2, 0.5, "#e4e2de") +
      rect(0, 5.86, 18, 0.14, "#8f9395"),
  );

export const street =
  `<defs>${fade("stone", "#d8d4cc", "#c2bdb3")}${fade("shop", "#87949b", "#5f6b72")}${fade("sky", "#dfe8ee", "#eef2f3")}</defs>` +
  rect(0, 0, 18, 6, "url(#sky)") +
  blurred(
    0.07,
    rect(0, 1.4, 18, 4.6, "url(#stone)") +
      repeat(9, (i) => rect(0, 1.9 + i * 0.45, 18, 0.015, "#b0aaa0")) +
      rect(6.6, 2.3, 7.4, 3.5, "url(#shop)") +
      rect(6.8, 2.5, 3.4, 1.4, "#bccad0") +
      rect(10.6, 2.6, 3.1, 1, "#a8b7be") +
      repeat(4, (i) => rect(6.6 + i * 2.44, 2.3, 0.09, 3.5, "#4a5359")) +
      rect(6.5, 2.2, 7.6, 0.14, "#4a5359") +
      foliage(170, 6.4, 5.78, 0.42, ["#5d7550", "#55694a", "#68805b", "#4d6244"]) +
      `<g transform="translate(14.4 0)">${foliage(100, 3.6, 5.78, 0.42, ["#5d7550", "#55694a", "#68805b", "#4d6244"])}</g>` +
      rect(0, 5.8, 18, 0.2, "#a9a59d"),
  );

export const forecourt =
  `<defs>${fade("sky", "#b9d0e6", "#eef3f6")}</defs>${rect(0, 0, 18, 6, "url(#sky)")}` +
  blurred(
    0.16,
    foliage(220, 18, 5.6, 0.5, ["#7f9076", "#74866a", "#8b9b80", "#82937a", "#6c7e63"]),
  ).replaceAll("far", "trees") +
  blurred(
    0.06,
    rect(10.5, 4.4, 7.5, 1.5, "#e3e2de") +
      rect(10.5, 4.3, 7.5, 0.14, "#8d9296") +
      rect(11, 4.75, 6, 0.8, "#7d8b93") +
      repeat(6, (i) => rect(11 + i * 1.2, 4.75, 0.06, 0.8, "#d8d8d4")) +
      foliage(160, 10.4, 5.86, 0.26, ["#55694d", "#5d7154", "#4c6046", "#657a5b"]) +
      rect(0, 5.84, 18, 0.16, "#8b8b88"),
  );
