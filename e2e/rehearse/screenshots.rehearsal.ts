import { testEachState } from "./each-state.ts";

/** File name of a state. */
const fileOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

testEachState(async (page, name, { locale, width }) => {
  // What is far below the screen would not be loaded.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = "eager";
        return image.decode().catch(() => undefined);
      }),
    ),
  );
  const path = `test-results/screenshots/${locale}/${width}/${fileOf(name)}.png`;
  await page.screenshot({ path, fullPage: true, animations: "disabled" });
});
