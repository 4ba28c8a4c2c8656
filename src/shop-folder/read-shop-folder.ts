import { type ShopSettings, shopSettings } from "#backend/shop/shop-settings.ts";
import { themeFaults } from "./check-theme.ts";
import { readDealers } from "./dealers/read-dealers.ts";
import { checkWritten } from "./files/check-written.ts";
import { nameField } from "./files/name-faults.ts";
import { inLanguages } from "./files/pair-translations.ts";
import { parseYaml } from "./files/parse-yaml.ts";
import { collectFaults, ShopFileError } from "./files/shop-file-error.ts";
import { type ShopFolder, textOf } from "./files/shop-folder.ts";
import { readArticles } from "./pages/blog/articles.ts";
import { readMenus } from "./pages/menus.ts";
import { placesOf } from "./pages/places.ts";
import { readRedirects } from "./pages/redirects.ts";
import { readAllSentences } from "./pages/sentences.ts";
import { readPages } from "./pages/written/written-pages.ts";
import { type FolderPicture, readPictures } from "./pictures/folder-pictures.ts";
import { shopFigures } from "./shop-figures.ts";
import type { ShopTexts } from "./shop-texts.ts";

/** Files of the settings, by the field that names each. */
const filesOf = ({ theme, images }: ShopSettings) => [
  { path: ["theme", "typeface"], file: theme.typeface },
  ...(["logo", "logoDark", "icon", "share"] as const).map((name) => ({
    path: ["images", name],
    file: images[name],
  })),
];

/**
 * Reads `shop.yaml`.
 * @throws ShopFileError
 */
const readSettings = (folder: ShopFolder): ShopSettings => {
  const { file, text } = textOf(folder, "shop.yaml");
  const written = parseYaml(file, text);
  const settings = checkWritten(written, shopSettings);
  const faults = filesOf(settings)
    .filter((each) => each.file !== undefined && !folder.has(each.file))
    .map((each) => `${nameField(written, each.path)}: the folder has no file ${each.file}`);
  faults.push(...themeFaults(settings).map(({ path, message }) => `${nameField(written, path)}: ${message}`));
  if (faults.length > 0) throw new ShopFileError(faults);
  return settings;
};

const isTypeface = (content: Uint8Array | undefined): boolean =>
  Buffer.from(content?.subarray(0, 4) ?? []).toString("latin1") === "wOF2";

/** What is wrong with the form of the files that the settings name. */
const imageFaults = (
  folder: ShopFolder,
  { theme, images }: ShopSettings,
  pictures: ReadonlyMap<string, FolderPicture>,
): readonly string[] => {
  const of = (file: string | undefined) => (file === undefined ? undefined : pictures.get(file));
  const [icon, share] = [of(images.icon), of(images.share)];
  return [
    ...(theme.typeface === undefined || isTypeface(folder.get(theme.typeface))
      ? []
      : [`${theme.typeface}: expected a typeface of the kind WOFF2`]),
    ...(icon === undefined ||
    (images.icon?.endsWith(".png") && icon.width === icon.height && icon.width >= 512)
      ? []
      : [`${images.icon}: expected a square PNG of 512 pixels or more, for icons`]),
    ...(share === undefined ||
    (share.width === 1200 && share.height === 630 && !images.share?.endsWith(".svg"))
      ? []
      : [`${images.share}: expected 1200 × 630 pixels, JPEG or PNG, to be shared`]),
  ];
};

/** Pages without which a shop cannot be shown. */
const neededPages = ({ kinds }: ShopSettings): readonly string[] => [
  ...["home", "error", "dealers"],
  ...kinds.map((kind) => (kind === "car" ? "cars" : "motorbikes")),
];

/**
 * What the folder of a shop says.
 * @throws ShopFileError that names file, line and field of all that is wrong in its files
 */
export const readShopFolder = async (folder: ShopFolder): Promise<ShopTexts> => {
  const settings = readSettings(folder);
  const { languages, name, images } = settings;
  const pictures = await readPictures(folder);
  const faults = imageFaults(folder, settings, pictures);
  if (faults.length > 0) throw new ShopFileError(faults);
  const address = (file: string | undefined) => (file === undefined ? undefined : pictures.get(file)?.url);
  const logo = { src: address(images.logo), dark: address(images.logoDark), alt: name };
  const optional = (file: string) => (folder.has(file) ? textOf(folder, file) : undefined);
  const [dealers, menus, pages, articles, redirects, sentences] = collectFaults(
    () => readDealers(textOf(folder, "dealers.csv")),
    () => inLanguages(languages, (locale) => readMenus(textOf(folder, `menus/${locale}.yaml`), logo)),
    () => readPages(folder, languages),
    () => readArticles(folder, languages),
    () => {
      const table = optional("redirects.csv");
      return table ? readRedirects(table) : [];
    },
    () => readAllSentences(folder, languages, (locale) => shopFigures(settings, locale)),
  );
  const needed = [...neededPages(settings), ...(articles.size > 0 ? ["blog"] : [])];
  const missing = needed.filter((page) => !pages.has(page));
  if (missing.length > 0)
    throw new ShopFileError(missing.map((page) => `pages/${page}.${languages[0]}.yaml: is missing`));
  return {
    ...{ settings, languages, dealers, menus, pages, articles, redirects, sentences, pictures },
    places: placesOf(optional("places.csv"), dealers),
  };
};
