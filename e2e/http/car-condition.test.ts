import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { wordsOf } from "#platform/wording.ts";
import { storeValuedCar } from "#tools/test-support/stored-car.ts";
import { test } from "./customer-test.ts";
import { textOf } from "./html-page.ts";
import { openPage } from "./submit-form.ts";
import { sendStep } from "./trade-in-steps.ts";

const words = wordsOf("es", "carCondition");
const { fieldErrors } = wordsOf("es", "forms");

test("a car's condition is described with a photo, and handed in", async ({ request, customer }) => {
  const car = await openPage(request, await storeValuedCar(customer.id, "es"));
  let page = await sendStep(await car.follow("main a", words.begin), { kms: "10", "roof-dent": "on" });
  expect(page.text("[data-error-summary]")).toContain(fieldErrors.kmsFew);
  page = await sendStep(page, { kms: "63.000" });
  expect(page.text("[data-error-summary]")).toContain(fieldErrors.kmsUnder);
  expect(page.attribute("input[name=kms]", "value")).toBe("63.000");
  expect(page.one("[name=roof-dent]").attribs).toHaveProperty("checked");

  page = await sendStep(page, { kms: "64.500", engine: "GOOD", exterior: "blue" });
  expect(page.text("main h1")).toBe(words.photosTitle);
  const draft = await page.follow("main a", words.photosDone);
  expect(draft.url.pathname).toBe(car.url.pathname);
  expect(draft.text()).toContain(words.draftText);
  expect(draft.text()).toContain(words.shortAspects.drivePerformance);
  expect(draft.all("main a", words.handIn)).toEqual([]);
  page = await draft.follow("main a", words.goOn);
  expect(page.attribute("input[name=kms]", "value")).toMatch(/64.500/);
  page = await sendStep(page, { drive: "GOOD", general: "GOOD" });

  const view = { view: words.povs.interior };
  const named = (text: string) => text.replace("{view}", view.view);
  const text = new File(["no picture"], "car.jpg", { type: "image/jpeg" });
  page = await page.submit(named(words.sendPhoto), { image: text });
  expect(page.text()).toContain(words.photoErrors.notPicture);
  const photo = new File([await readFile("public/icons/app-192.png")], "car.png", { type: "image/png" });
  page = await page.submit(named(words.sendPhoto), { image: photo });
  expect(page.text()).toContain(named(words.photoSaved));
  const picture = page.all("main img").find(({ attribs }) => attribs.alt === named(words.photoOf));
  const shown = await request.get(picture?.attribs.src ?? "");
  expect([shown.status(), shown.headers()["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);

  page = await page.follow("main a", words.photosDone);
  const table = page.one("main table", new RegExp(words.tableTitle));
  expect(textOf(table)).toContain("120,00");
  const [value] = page.all("tfoot td", undefined, table).map(textOf);
  page = await (await page.follow("main a", words.handIn)).submit(wordsOf("es", "tradeIns").submitSend);
  expect(page.text()).toContain(words.submitted);
  expect(page.text("main section > p")).toBe(value);
  for (const name of [words.handIn, words.goOn]) expect(page.all("main a", name)).toEqual([]);
  expect((await openPage(request, `${car.url.pathname}estado/`)).text()).toContain(words.closed);
});
