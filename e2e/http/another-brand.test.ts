import { expect, vi } from "vitest";
import { hashSource } from "#platform/answers/content-policy.ts";
import { contactPaths } from "#tools/test-support/contact-form.ts";
import { paths } from "#tools/test-support/paths.ts";
import { send } from "../rehearse/attacks/send.ts";
import { vehiclePaths } from "../rehearse/attacks/templates.ts";
import { refusing } from "../support/lies.ts";
import { startLyingSite } from "../support/own-site.ts";
import { readHead } from "../support/read-head.ts";
import { withAll } from "../support/tiers.ts";
import { parsePage } from "./html-page.ts";
import { test as lyingTest, untilWhole, variables } from "./lying-test.ts";

const isShop = (path: string): boolean => path === "/shop";

const paper = "#fafafa";

const brand = {
  name: "Rodas do Norte",
  legalEntity: { name: "Rodas do Norte, Lda.", taxId: "500000000", address: "Rua das Flores 1, Porto" },
  mail: "loja@rodas.test",
  phone: "+351220000000",
  languages: ["pt"],
  kinds: ["car"],
  forms: ["contact", "contact-vehicle", "newsletter"],
  theme: { light: { accent: "#8a1538", paper }, dark: { accent: "#ffb3c1" }, radius: 0 },
  icon: "/api/services/shop/files/0123456789abcdef.png",
  sharePicture: "/api/services/shop/files/0123456789abcdef.jpg",
};

/** A site of that brand, in Portuguese only, that sells cars only and takes no reservations. */
const test = lyingTest.extend("own", async ({ site }) => {
  site.lie((path, answer) => (isShop(path) ? { ...answer, data: brand } : answer));
  await site.invalidatePages();
  return site;
});

const pageAt = async (site: string, path: string) => {
  const answer = await send(site, path);
  expect(answer.status, path).toBe(200);
  return { ...answer, page: parsePage(answer.body) };
};

test("pages have the brand's name, look and icons, and one language", async ({ own: { url } }) => {
  const [vehicle = ""] = await vehiclePaths(url, "pt");
  for (const path of [paths.home.pt, paths.list.pt, vehicle, contactPaths.pt]) {
    const { body, headers, page } = await pageAt(url, path);
    expect(body, path).toContain('<html lang="pt"');
    const [style = ""] = /(?<=<style data-own="">)[^<]*/.exec(body) ?? [];
    expect(style, path).toMatch(/\}:root\{--round:0px;--rounder:0px\}@media\(prefers-color-scheme:light\)/);
    for (const colour of ["--accent:#8a1538", "--paper:#fafafa", "--accent:#ffb3c1"])
      expect(style, path).toContain(colour);
    expect(headers["content-security-policy"], path).toContain(`style-src 'self' ${hashSource(style)} `);
    expect(page.all("link[rel=icon]").map(({ attribs }) => attribs.href)).toEqual([brand.icon]);
    expect(page.attribute("link[rel=apple-touch-icon]", "href")).toBe(brand.icon);
    expect(page.all("meta[name=theme-color]")[0]?.attribs.content).toBe(paper);
    expect(body, path).not.toMatch(/volante-mark|hrefLang|hreflang|data-locale=/);
    expect(page.all("a[href^=/pt/pedido/reserve], a[href^=/pt/pedido/trade-in]").length, path).toBe(0);
    expect(page.all("[data-panel^=reservation], [data-panel^=tradein]").length, path).toBe(0);
    const panels = Object.keys(JSON.parse(page.attribute("dialog[data-panels]", "data-panels")));
    expect(panels.filter((name) => /reservation|tradein|test-drive|price-drop|car-alert/.test(name))).toEqual(
      [],
    );
  }
});

test("search engines and social networks read the brand", async ({ own: { url } }) => {
  const { body } = await pageAt(url, paths.home.pt);
  const { meta, languages, data } = readHead(body);
  expect([meta["og:site_name"], languages]).toEqual([brand.name, {}]);
  expect(data.flatMap((each) => each["@graph"] ?? [])).toContainEqual(
    expect.objectContaining({
      "@type": "Organization",
      name: brand.name,
      legalName: brand.legalEntity.name,
      telephone: brand.phone,
      email: brand.mail,
    }),
  );
});

test("what the brand does not have does not exist, and says so in its language", async ({ own: { url } }) => {
  const root = await send(url, "/?a=b");
  expect([root.status, root.headers.location]).toEqual([307, "/pt/?a=b"]);
  const gone = [
    paths.blog.es,
    contactPaths.es,
    "/personal/favoritos/",
    "/pt/pedido/reserve/",
    "/pt/pedido/trade-in/plate/",
    "/pt/pessoal/reserva/",
    "/pt/motos-usadas/yamaha-mt-07-00000001/",
  ];
  for (const path of gone) {
    const { status, body } = await send(url, path);
    expect([path, status]).toEqual([path, 404]);
    expect(body, path).toContain('<html lang="pt"');
  }
});

test("files for machines are the brand's", async ({ own: { url } }) => {
  const manifest = JSON.parse((await send(url, "/manifest-pt.webmanifest")).body);
  expect(manifest).toMatchObject({
    name: brand.name,
    short_name: brand.name,
    start_url: "/pt/",
    theme_color: paper,
    icons: [{ src: brand.icon, sizes: "512x512", type: "image/png" }],
  });
  for (const path of ["/manifest.webmanifest", "/blog/rss.xml", "/sitemaps/motorbikes-1.xml"])
    expect([path, (await send(url, path)).status]).toEqual([path, 404]);
  const icon = await send(url, "/favicon.ico");
  expect([icon.status, icon.headers.location]).toEqual([302, brand.icon]);
  expect((await send(url, "/robots.txt")).body).not.toContain("/personal/");
  expect((await send(url, "/speculation-rules.json")).body).not.toContain("/solicitud/");
  const index = (await send(url, "/sitemap.xml")).body;
  expect(index).toContain("/sitemaps/cars-1.xml");
  expect(index).not.toContain("motorbikes");
  const lists = (await send(url, "/sitemaps/lists-1.xml")).body;
  const addresses = [...lists.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((path) => !path.startsWith("/pt/"))).toEqual([]);
  expect(lists).not.toContain("hreflang");
});

test("while the service fails to say whose shop it is, its last answer stands; without the call, the storefront's own", async ({
  own,
}) => {
  const named = async () => readHead((await send(own.url, paths.home.pt)).body).meta["og:site_name"];
  expect(await named()).toBe(brand.name);
  own.lie(refusing(500, isShop));
  await own.invalidatePages();
  expect(await named()).toBe(brand.name);
  own.lie(refusing(404, isShop));
  await own.invalidatePages();
  await vi.waitFor(async () => expect(await named()).toBe("Volante"), { timeout: 10_000 });
  expect((await send(own.url, paths.home.es)).status).toBe(200);
});

test("a demo in public says on every page that it is one, and is not indexed", withAll, async () => {
  const site = await startLyingSite({ ...variables, SITE_URL: "https://demo.example" });
  try {
    site.lie((path, answer) => (isShop(path) ? { ...answer, data: { name: "Demo", demo: true } } : answer));
    await site.invalidatePages();
    for (const [path, text] of [
      [paths.home.es, "Esto es una demostración: los vehículos no existen."],
      [paths.list.pt, "Isto é uma demonstração: os veículos não existem."],
      [contactPaths.es, "Esto es una demostración: los vehículos no existen."],
    ] as const) {
      if (path !== contactPaths.es) await untilWhole(site, path);
      const { headers, page } = await pageAt(site.url, path);
      expect(page.text("aside[data-demo]")).toBe(text);
      expect(headers["x-robots-tag"]).toBe("noindex");
      expect(page.attribute("meta[name=robots]", "content")).toContain("noindex");
    }
    expect((await send(site.url, "/robots.txt")).body).not.toContain("Sitemap");
    expect((await send(site.url, "/sitemap.xml")).status).toBe(404);
    expect((await send(site.url, "/robots.txt")).headers["x-robots-tag"]).toBe("noindex");
  } finally {
    await site.close();
  }
});
