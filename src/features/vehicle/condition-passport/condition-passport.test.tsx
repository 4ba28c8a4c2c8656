import { beforeEach, describe, expect, test, vi } from "vitest";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import { vehicleDetail } from "#contract/vehicle-detail.ts";
import { type CarPart, carPartNames, possibleMarks } from "#domain/car-parts.ts";
import { motorbikePartNames } from "#domain/motorbike-parts.ts";
import { wordsOf } from "#platform/wording.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { speak } from "#tools/test-support/spoken-i18n.ts";
import type { Passport } from "./condition-passport.tsx";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { ConditionPassport, KilometerTable } = await import("./condition-passport.tsx");

beforeEach(() => speak("es"));

const whole = sampleVehicle.conditionPassport as Passport;
const render = (passport: Passport = whole, kind: "car" | "motorbike" = "car") =>
  renderMarkup(<ConditionPassport passport={passport} kind={kind} readings="/v/?part=readings" />);
const withMarks = (marks: Passport["marks"]): Passport => ({ ...whole, marks });
const listed = (markup: string) =>
  [...(/<dl[^>]*>(.*?)<\/dl>/s.exec(markup)?.[1] ?? "").matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, part, damages]) => [part, damages] as const,
  );
const mapped = (markup: string) =>
  [...markup.matchAll(/<path [^>]*data-of="([^"]+)" data-marked="true"/g)].map(([, part]) => part as CarPart);

describe.each(["es", "pt"] as const)("in %s", (language) => {
  const { parts, damages } = wordsOf(language, "carCondition");
  const words = wordsOf(language, "conditionPassport");
  beforeEach(() => {
    speak(language);
  });

  test("what is marked on the map is what the list says, and nothing else", async () => {
    for (const marks of [whole.marks ?? [], possibleMarks, possibleMarks.filter((_, at) => at % 7 === 3)]) {
      const markup = await render(withMarks([...marks]));
      const items = listed(markup);
      const expected = [...Map.groupBy(marks, ({ part }) => part)];
      expect(items).toEqual(
        expected.map(([part, own]) => [
          parts[part as CarPart],
          own.map(({ damage }) => damages[damage ?? "scratch"]).join(", "),
        ]),
      );
      const coloured = mapped(markup);
      expect(coloured.map((part) => parts[part]).toSorted()).toEqual(items.map(([part]) => part).toSorted());
    }
  });

  test("every part of a motorbike has a name, and there is no map of a car", async () => {
    const markup = await render(
      withMarks(motorbikePartNames.map((part) => ({ part, damage: "scratch" }))),
      "motorbike",
    );
    expect(listed(markup).map(([part]) => part)).toEqual(
      motorbikePartNames.map((part) => words.motorbikeParts[part]),
    );
    expect(markup).not.toContain("data-of");
  });

  test("points say how they were found, and what was done", async () => {
    const markup = await render();
    expect(markup).toContain(`<dt>Motor</dt><dd>${words.states.ok}</dd>`);
    expect(markup).toContain(`<dd>${words.states.renewed}: pastillas delanteras nuevas.</dd>`);
    expect(markup).toContain(`<dd>${words.states.seen}: los traseros tienen 4 mm de dibujo.</dd>`);
  });

  test("whatever is not known is said to be so", async () => {
    const markup = await render({});
    expect(markup.match(new RegExp(words.unknown, "g"))).toHaveLength(5);
    expect(markup).toContain(words.notInspected);
    expect(markup).not.toMatch(/<svg|<table|undefined|--/);
    expect(await render({ ...whole, nextInspection: { rule: "Nada es seguro." } })).toContain(
      `<dd>${words.unknown}</dd></dl><p>Nada es seguro.</p>`,
    );
  });

  test("so is the state of a point, where kilometres were written down, and a line without any", async () => {
    const reading = { at: "2020-01-01", kilometers: 12 };
    const part = async (passport: Passport) => await render({ ...whole, ...passport });
    expect(await part({ points: [{ label: "Motor" }] })).toContain(`<dt>Motor</dt><dd>${words.unknown}</dd>`);
    expect(await renderMarkup(<KilometerTable readings={[reading]} />)).toContain(
      `<td>${words.unknown}</td><td>12 km</td>`,
    );
    expect(await part({ kilometerLine: [] })).toContain(
      `<h3>${words.kilometers}</h3><p>${words.unknown}</p>`,
    );
  });

  test("an inspection that no law asks for is told from one that is not known", async () => {
    const markup = await render({ ...whole, nextInspection: { required: false } });
    expect(markup).toContain(`<dt>${words.nextInspection}</dt><dd>${words.notRequired}</dd>`);
    expect(await render({ ...whole, nextInspection: { required: true } })).toContain(
      `<dt>${words.nextInspection}</dt><dd>${words.unknown}</dd>`,
    );
  });
});

test("owners, next inspection and the day of ours are said", async () => {
  const markup = await render();
  expect(markup).toContain("Revisión en el taller el 2 de noviembre de 2026");
  expect(markup).toContain("<dt>Dueños hasta ahora</dt><dd>2</dd>");
  expect(markup).toContain("<dd>14 de marzo de 2027</dd></dl><p>A los cuatro años y después cada dos.</p>");
});

test("the line of kilometres is for those who see, and the table on its page says the same to all", async () => {
  const markup = await render();
  expect(markup).toMatch(
    /aria-hidden="true"><span>61 234 km<\/span><span>0 km<\/span><svg [^>]*aria-hidden="true"/,
  );
  const readings = whole.kilometerLine ?? [];
  expect(markup).toContain(
    `href="/v/?part=readings" rel="nofollow" data-panel="readings">Todas las anotaciones (3)<`,
  );
  const table = await renderMarkup(<KilometerTable readings={readings} />);
  const rows = [...table.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)];
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ["14/03/2019", "Matriculación", "12 km"],
    ["10/03/2023", "Inspección técnica", "38 400 km"],
    ["30/10/2026", "Llegada al concesionario", "61 234 km"],
  ]);
  expect(markup.match(/h0/g)).toHaveLength(rows.length);
});

test("nothing seen is said to be nothing", async () => {
  const markup = await render(withMarks([]));
  expect(markup).toContain("No hemos visto ningún desperfecto.");
  expect(markup).not.toContain("data-of");
});

test("a mark that we have no name for is told all the same", async () => {
  const read = vehicleDetail.parse({
    ...sampleVehicle,
    conditionPassport: {
      marks: [
        { part: "sunroof", damage: "leak" },
        { part: "roof", damage: "dent" },
      ],
    },
  });
  const markup = await render(read.conditionPassport);
  expect(listed(markup)).toEqual([
    ["Otra pieza", "Desperfecto"],
    ["Techo", "Abolladura"],
  ]);
  expect(mapped(markup)).toEqual(["roof"]);
  expect(carPartNames).toContain("roof");
});
