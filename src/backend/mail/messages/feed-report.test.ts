import { expect, test } from "vitest";
import { feedReport } from "./feed-report.ts";

const outcome = {
  ...{ rows: 120, added: 3, changed: 2, refused: 1, sold: 4, withdrawn: 1, fetched: 30, unfetched: 2 },
  ...{ cut: undefined, notSold: "9 missing vehicles stay as they are: the feed is cut" },
};
const report = {
  source: "grupo-norte",
  shop: "Autos Norte",
  name: "feeds.example.com/stock.csv",
  outcome,
  lines: ["stock.csv:12: PVP"],
};

test("in Spanish", () => {
  const { subject, text } = feedReport({ ...report, locale: "es" });
  expect(subject).toBe("Importación de grupo-norte");
  expect(text.replaceAll("\u200b", "")).toContain(`Fichero: feeds.example.com/stock.csv
Filas: 120
Vehículos nuevos: 3
Vehículos cambiados: 2
Vehículos retirados: 5
Filas rechazadas: 1
Fotos descargadas: 30
Fotos que faltan: 2

Detalles:
> stock.csv:12: PVP
> 9 missing vehicles stay as they are: the feed is cut`);
});

test("in Portuguese, of an import that failed", () => {
  const { subject, text } = feedReport({
    ...report,
    locale: "pt",
    outcome: undefined,
    lines: ["the feed is older"],
  });
  expect(subject).toBe("Não foi possível importar grupo-norte");
  expect(text).toContain("O ficheiro não foi importado e os veículos continuam como estavam.");
  expect(text).toContain("> the feed is older");
  expect(text).not.toContain("Linhas");
});
