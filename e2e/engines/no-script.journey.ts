import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { journey } from "./journey.ts";

journey.use({ scripts: false });

journey("no scripts: by filter to a vehicle and to what it costs a month", async ({ visitor, isPhone }) => {
  await visitor.open(paths.list.es);
  if (isPhone) await visitor.tap("main section button[popovertarget$=-filters]");
  const box = "input[name=fuel][value=diesel]";
  if ((await visitor.look(box)).count === 0) {
    await visitor.tap("form[id$=-filters] h3 > button[value=fuel]");
    if (isPhone) await visitor.tap("main section button[popovertarget$=-filters]");
    await expect.poll(() => visitor.look(box)).toMatchObject({ count: 1 });
  }
  await visitor.tap(`label:has(${box})`);
  await visitor.tap("form[id$=-filters] > div > button[type=submit]");
  await expect.poll(visitor.address).toMatch(/fuel=diesel/);
  await visitor.tap("main article:has([data-part=finance]) h3 a");
  await expect.poll(visitor.address).toMatch(/-\d{8}\/$/);
  const { text: before } = await visitor.look("#finance [data-testid=monthly]");
  await visitor.fill("#finance input[name=deposit]", "3300");
  await visitor.tap("#finance form button");
  await expect.poll(visitor.address).toMatch(/\?deposit=3300&months=\d+#finance$/);
  await expect
    .poll(() => visitor.look("#finance input[name=deposit]"))
    .toMatchObject({ count: 1, value: "3300" });
  expect((await visitor.look("#finance [data-testid=monthly]")).text).not.toBe(before);
  expect((await visitor.look("html")).attributes).not.toHaveProperty("data-scripts");
});
