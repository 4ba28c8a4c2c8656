import { expect, type Locator, type Page } from "@playwright/test";

const texts =
  "input:is([type=text],[type=email],[type=tel],[type=password],[type=search],[type=number],:not([type])),textarea";

/** Of every kind that a box takes, one that it does: in Spain. */
const right = [
  "Ana Gómez Ruiz",
  "ana@ejemplo.es",
  "612345678",
  "12345678Z",
  "28001",
  "1234BCD",
  "2020",
  "28/02/1990",
];

/** What a box says, and when. */
interface Box {
  readonly name: string;
  /** What it says when it is left with nothing in it; undefined where it may be. */
  readonly missing?: string | undefined;
  /** The same with what it does not take. */
  readonly wrong?: string | undefined;
  /** Has the server say what is wrong, in place, or says it when it is sent. */
  readonly isAnswered: boolean;
}

const readBox = (box: Locator): Promise<Box & { readonly isJudged: boolean; readonly id: string }> =>
  box.evaluate((element) => {
    const field = element as HTMLInputElement;
    const { empty, wrong, error } = field.dataset;
    const late = document.getElementById(`${field.id}-late`)?.textContent;
    const isForced = error === undefined && field.ariaInvalid === "true";
    return {
      id: field.id,
      name: field.name || field.id,
      missing: empty ?? (field.pattern ? undefined : late),
      wrong: wrong ?? (field.pattern ? late : undefined),
      isAnswered: isForced || field.type === "search" || field.closest("[data-quote],[data-card]") !== null,
      isJudged: error !== undefined || late !== undefined || !(field.required || field.pattern),
    };
  });

/** Empties each text box that the page shows, types what it does not take and what it does, and looks at its error each time. */
export const walkTextBoxes = async (page: Page, where: string): Promise<number> => {
  // Behind a dialog nothing can be typed.
  const within = (await page.locator("dialog:modal").count()) > 0 ? "dialog:modal" : "body";
  const boxes = page
    .locator(within)
    .locator(texts)
    .and(page.locator(":visible:not([readonly]):not(:disabled)"));
  const count = await boxes.count();
  for (let index = 0; index < count; index += 1) {
    const box = boxes.nth(index);
    const { id, name, missing, wrong, isAnswered, isJudged } = await readBox(box);
    if (isAnswered) continue;
    const message = `${where}: ${name}`;
    expect(isJudged, message).toBe(true);
    const error = page.locator(`[id="${id}-error"],[id="${id}-late"]`);
    const before = await box.inputValue();
    const leave = async (text: string): Promise<void> => {
      await box.fill(text);
      await box.blur();
    };
    for (const [text, words] of [
      ["", missing],
      ["?", wrong],
    ] as const) {
      if (words === undefined) continue;
      if (text === "") await box.fill("x");
      await leave(text);
      await expect(error, message).toBeVisible();
      await expect(error, message).toHaveText(words);
      expect(await box.getAttribute("aria-describedby"), message).toContain(`${id}-`);
      for (const one of right) {
        await box.fill(one);
        if (await box.evaluate((field) => (field as HTMLInputElement).validity.valid)) break;
      }
      await box.blur();
      await expect(error, message).toBeHidden();
    }
    await leave(before);
  }
  return count;
};
