import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { newAddress } from "#tools/test-support/contact-form.ts";
import { paths } from "#tools/test-support/paths.ts";
import { journey } from "./journey.ts";

const dialog = "dialog[open]";

journey("form: its panel opened, refused, put right and thanked", { tag: "@main" }, async ({ visitor }) => {
  const words = wordsOf("es", "forms");
  await visitor.open(`${paths.home.es}#contact`);
  await expect.poll(() => visitor.look(`${dialog} textarea[name=message]`)).toMatchObject({ count: 1 });
  await visitor.fill(`${dialog} textarea[name=message]`, "Abren hoy");
  await visitor.tap([`${dialog} form button`, wordsOf("es", "leads").contactSend]);
  await expect.poll(() => visitor.look(`${dialog} [data-error-summary]`)).toMatchObject({ isFocused: true });
  expect((await visitor.look(`${dialog} [data-error-summary]`)).text).toContain(
    words.fieldErrors.reachMissing,
  );
  expect(await visitor.look(`${dialog} textarea[name=message]`)).toMatchObject({ value: "Abren hoy" });
  await visitor.fill(`${dialog} input[name=name]`, "Ana");
  await visitor.fill(`${dialog} input[name=email]`, newAddress());
  await visitor.tap([`${dialog} label`, words.privacy]);
  await expect.poll(() => visitor.look(`${dialog} input[name=privacy]`)).toMatchObject({ isChecked: true });
  await visitor.tap([`${dialog} form button`, wordsOf("es", "leads").contactSend]);
  await expect
    .poll(() => visitor.look(`${dialog} h2`))
    .toMatchObject({ text: wordsOf("es", "leads").contactSent, isFocused: true });
  expect((await visitor.look(`${dialog} dl`)).text).toContain("Abren hoy");
  await visitor.press("Escape");
  await expect.poll(() => visitor.look(dialog)).toMatchObject({ count: 0 });
  expect(await visitor.address()).toBe(paths.home.es);
});
