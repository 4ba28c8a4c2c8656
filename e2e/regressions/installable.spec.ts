import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { readHead } from "../support/read-head.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: the site can be kept as an app, under the name that content gives it`, async ({
    page,
    request,
  }) => {
    await page.goto(paths.home[locale]);
    const address = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toBe("application/manifest+json");
    const manifest = await answer.json();
    const brand = await page.locator("header img").first().getAttribute("alt");
    expect(manifest).toMatchObject({ name: brand, lang: locale, start_url: paths.home[locale] });
    const icons = [
      ...manifest.icons.map(({ src }: { src: string }) => src),
      await page.locator("link[rel=apple-touch-icon]").getAttribute("href"),
      await page.locator("link[rel=icon]").first().getAttribute("href"),
    ];
    for (const icon of icons) {
      const file = await request.get(icon);
      expect(file.status(), icon).toBe(200);
      expect(file.headers()["content-type"], icon).toContain("image/");
    }
    await expect(page.locator("meta[name=theme-color]")).toHaveCount(2);
  });

  test(`${locale}: search engines are told how to search, and pages without a picture share ours`, async ({
    request,
    baseURL,
  }) => {
    const home = readHead(await (await request.get(paths.home[locale])).text());
    expect(JSON.stringify(home.data)).toContain(`${baseURL}${paths.list[locale]}?text={search_term_string}`);
    const plain = readHead(
      await (await request.get(locale === "es" ? "/privacidad/" : "/pt/privacidade/")).text(),
    );
    expect(plain.meta["og:image"]).toBe(`${baseURL}/icons/share.jpg`);
    expect((await request.get("/icons/share.jpg")).headers()["content-type"]).toBe("image/jpeg");
  });
}
