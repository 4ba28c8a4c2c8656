import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { paths } from "#tools/test-support/paths.ts";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";
import { test } from "../support/test.ts";

/** Pages of each kind; a vehicle's is found. */
const templates = {
  es: [
    paths.home.es,
    `${paths.list.es}?fuel=diesel`,
    paths.faq.es,
    "/reservar-vehiculo/mi-cuenta/",
    paths.missing.es,
  ],
  pt: [paths.home.pt, `${paths.list.pt}?fuel=diesel`, paths.faq.pt, paths.article.pt, paths.missing.pt],
} as const;

/** Addresses and panels that are still to come; see src/cms/offered.ts. */
const toCome = /^(?:\/vistos-hace-poco\/|\/pt\/vistos-recentemente\/)|#reserve/;

type Seen = {
  readonly links: readonly string[];
  readonly lost: readonly string[];
  readonly idle: readonly string[];
};

/** The page's links, those to a place that it does not have, and its buttons that belong to nothing. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    const placed = (id: string) => id === "" || document.getElementById(id) !== null;
    const lost = [...document.querySelectorAll("a")].filter((link) => {
      const { hash, pathname, dataset } = link;
      const isHere = pathname === location.pathname && hash !== "";
      return (
        !link.hasAttribute("href") || (isHere && !dataset.panel && !placed(decodeURIComponent(hash.slice(1))))
      );
    });
    const idle = [...document.querySelectorAll("button")].filter(
      (button) =>
        button.form === null &&
        !(button.popoverTargetElement || button.getAttribute("commandfor")) &&
        Object.keys(button.dataset).length === 0 &&
        !button.closest(
          "[data-image-preview], dialog, [data-widget], [role=toolbar], [role=group], [data-alert-models]",
        ),
    );
    const outer = (elements: readonly Element[]) =>
      elements.map((element) => element.outerHTML.slice(0, 120));
    return { links, lost: outer(lost), idle: outer(idle) };
  });

const follow = async (request: APIRequestContext, addresses: Iterable<string>): Promise<string[]> => {
  const dead: string[] = [];
  for (const address of addresses) {
    // Nobody follows them all within a minute.
    const headers = { "x-forwarded-for": visitorAddress(address) };
    const answer = await request.get(address, { maxRedirects: 0, headers });
    if (answer.status() >= 400) dead.push(`${answer.status()} ${address}`);
  }
  return dead;
};

for (const locale of ["es", "pt"] as const)
  test(`${locale}: no link and no button leads nowhere, and nothing offers what does not exist`, async ({
    page,
    request,
  }) => {
    test.slow();
    const vehicle = (await financedVehicle(request, locale)).path;
    const inside = new Set<string>();
    for (const path of [...templates[locale], vehicle]) {
      await page.goto(path);
      const { links, lost, idle } = await look(page);
      expect(lost, `${path}: links without a place`).toEqual([]);
      expect(idle, `${path}: buttons without a use`).toEqual([]);
      expect(
        links.filter((link) => toCome.test(link)),
        path,
      ).toEqual([]);
      for (const link of links) {
        const address = (link.split("#")[0] ?? "").split("?")[0] ?? "";
        const isVehicle = /\d{8}\/$/.test(address);
        if (address.startsWith("/") && !address.startsWith("/api/") && !isVehicle) inside.add(address);
      }
    }
    expect(inside.size).toBeGreaterThan(30);
    expect(await follow(request, inside)).toEqual([]);
    await page.goto(paths.home[locale]);
    await expect(page.locator("main")).toContainText(/reserva online|reserve online/i);
    await expect(page.locator("button[data-favourite]").first()).toBeVisible();
  });
