import type { Database } from "#backend/store/database.ts";
import { demoFolder } from "#demo/demo-folder.ts";
import { applyShop } from "#shop-folder/apply/apply-shop.ts";
import type { ShopFolder } from "#shop-folder/files/shop-folder.ts";

const otherBrand = "Rodas do Norte";

const settings = `name: ${otherBrand}
legalEntity: { name: "${otherBrand}, Lda.", taxId: "500000000", address: "Rua das Flores 1, 4000-001 Porto" }
contact: { mail: loja@rodas.example, phone: "+351220000000" }
sender: { mail: loja@rodas.example }
languages: [pt]
kinds: [car]
theme:
  light: { accent: "#8a1538", accent-strong: "#6a0f2b", accent-soft: "#f7e6ea" }
  dark: { accent: "#ffb3c1", accent-strong: "#ffd0d9", accent-soft: "#4a1524", on-accent: "#3a0a18" }
  radius: 0
`;

/** Blocks of a page of YAML without those of motorbikes. */
const withoutMotorbikes = (page: string): string =>
  page.replace(/^ {2}- id: motorbike[\s\S]*?(?=^ {2}- id: |$(?![\s\S]))/gm, "");

/** Menus without the logo of the demo and without links to pages of motorbikes. */
const ownMenu = (menu: string): string =>
  menu
    .replace(/^ {2}logo:\n(?: {4}.*\n)+/gm, "")
    .replace(/^ {4}- text: Motos\n[\s\S]*?(?=^ {4}- text: )/m, "")
    .replace(/^ +- text: .*\n +link: "\{(?:path:motorbikes|segment:(?:naked|scooter|trail))\}"\n/gm, "");

const changes: Readonly<Record<string, (text: string) => string>> = {
  "shop.yaml": () => settings,
  "menus/pt.yaml": ownMenu,
  "pages/home.pt.yaml": withoutMotorbikes,
  "pages/makes.pt.yaml": withoutMotorbikes,
};

/** The demo shop under another name and look, in Portuguese alone, without motorbikes and without a word of the first brand. */
const otherBrandFolder = (): ShopFolder =>
  new Map(
    [...demoFolder()]
      .filter(
        ([path]) =>
          !/(?:\.es\.(?:yaml|md)|^menus\/es\.yaml|^pages\/motorbikes\..*|^articles\/firstMotorbike\..*|^redirects\.csv)$/.test(
            path,
          ),
      )
      .map(([path, content]) => {
        const text = (changes[path] ?? String)(Buffer.from(content).toString("utf8"));
        return [path, Buffer.from(text.replaceAll(/\bVolante\b(?!, ped)/g, otherBrand))];
      }),
  );

/** Makes a demo database that shop; its motorbikes were sold long ago. */
export const becomeOtherBrand = async (database: Database): Promise<void> => {
  await database.run(
    "update vehicles set status = 'bought', status_since = now() - interval '90 days' where kind = 'motorbike'",
  );
  await applyShop(database, otherBrandFolder());
  // Else a start would renew the pages of the demo.
  await database.run("delete from site_settings where key = 'demo'");
};
