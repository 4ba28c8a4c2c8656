import { z } from "zod";
import { findUnreadField } from "#contract/find-unread-field.ts";
import type { ActionBar, Footer, Header } from "#contract/page-frame.ts";
import { actionBar, footer, header } from "#contract/page-frame.ts";
import { checkWritten } from "../files/check-written.ts";
import { nameField } from "../files/name-faults.ts";
import { parseYaml } from "../files/parse-yaml.ts";
import { type PlacedText, placedTexts } from "../files/placed-text.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import type { FileText } from "../files/shop-folder.ts";

/** What stands around every page. Links are `{path:name}` of a page or `{segment:id}` of a body type's landing page. */
type MenuTexts = { header: Header; footer: Footer; actionBar?: ActionBar | undefined };

export type Menus = { readonly text: MenuTexts; readonly texts: readonly PlacedText[] };

const menus = z.strictObject({ header, footer, actionBar: actionBar.optional() });

/**
 * Reads `menus/es.yaml`.
 * @param logo of header and footer that have none
 * @throws ShopFileError
 */
export const readMenus = ({ file, text }: FileText, logo: Header["logo"]): Menus => {
  const written = parseYaml(file, text);
  const read = checkWritten(written, menus);
  const unread = findUnreadField(written.value, read)?.split(".");
  if (unread !== undefined)
    throw new ShopFileError([`${nameField(written, unread)}: no field is called so here`]);
  return {
    text: {
      ...read,
      header: { ...read.header, logo: read.header.logo ?? logo },
      footer: { ...read.footer, logo: read.footer.logo ?? logo },
    },
    texts: placedTexts(written),
  };
};
