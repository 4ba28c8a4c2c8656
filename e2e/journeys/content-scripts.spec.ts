import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { isPage } from "../support/lies.ts";
import { type LyingSite, startLyingSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

/** What each script notes when it runs. */
const note = (name: string) => `(window.ran ??= []).push("${name}");`;

/** Two hosts of scripts, each of which answers any path with one that notes it; the site lists the first. */
const startHosts = async () => {
  const fetched: string[] = [];
  const servers = [0, 1].map(() =>
    createServer(({ url = "" }, response) => {
      fetched.push(url);
      response.writeHead(200, { "content-type": "text/javascript" }).end(note(url));
    }),
  );
  for (const server of servers) await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const [listed, other] = servers.map((server) => `localhost:${(server.address() as AddressInfo).port}`);
  return { fetched, listed, other, close: () => servers.forEach((server) => void server.close()) };
};

let hosts: Awaited<ReturnType<typeof startHosts>>;
let site: LyingSite;

test.beforeAll(async () => {
  hosts = await startHosts();
  site = await startLyingSite({ CONTENT_SCRIPT_HOSTS: hosts.listed ?? "" });
  const script = [
    { src: `http://${hosts.listed}/listed.js` },
    { innerHTML: note("inline") },
    { src: `http://${hosts.other}/other.js` },
    { type: "importmap", innerHTML: '{"imports":{"a":"/a.js"}}' },
    { innerHTML: `</script><script>${note("broken out")}` },
  ];
  const links = [{ rel: "stylesheet", href: `http://${hosts.other}/style.css` }];
  const meta = [{ "http-equiv": "refresh", content: "0;url=/blog/" }];
  site.lie((path, answer) => {
    if (!isPage(path) || answer.data === undefined) return answer;
    const { seo, ...page } = answer.data as { readonly seo: object };
    return { ...answer, data: { ...page, seo: { ...seo, script, links }, meta } };
  });
});

test.afterAll(async () => {
  await site.close();
  hosts.close();
});

test.use({ storageState: { cookies: [], origins: [] } });

const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);

test(
  "scripts of the content service run after consent, in their order, and nothing else does",
  withAll,
  async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(site.url + paths.faq.es);
    const bar = page.getByRole("region", { name: "Cookies" });
    await expect(bar).toContainText("de otras empresas");
    expect([await ran(page), hosts.fetched]).toEqual([[], []]);
    await bar.getByRole("button", { name: "Rechazar" }).click();
    await page.reload();
    expect([await ran(page), hosts.fetched]).toEqual([[], []]);
    await page.goto(`${site.url}/configurar-cookies/`);
    await expect(page.getByRole("main")).toContainText(hosts.listed ?? "-");
    await page.getByRole("main").getByRole("button", { name: "Aceptar" }).click();
    await page.goto(site.url + paths.faq.es);
    await expect.poll(() => ran(page)).toEqual(["/listed.js", "inline"]);
    // What else came would come in the meantime.
    await page.waitForLoadState("networkidle");
    expect([await ran(page), hosts.fetched]).toEqual([["/listed.js", "inline"], ["/listed.js"]]);
    expect(new URL(page.url()).pathname).toBe(paths.faq.es);
    expect(seen.problems).toEqual([]);
  },
);
