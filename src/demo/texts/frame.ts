import { z } from "zod";
import { findUnreadField } from "#contract/find-unread-field.ts";
import type { ActionBar, Footer, Header } from "#contract/page-frame.ts";
import { actionBar, footer, header } from "#contract/page-frame.ts";
import type { Locale } from "#platform/locale.ts";
import { checkWritten } from "../files/check-written.ts";
import { DemoFileError } from "../files/demo-file-error.ts";
import { nameField } from "../files/name-faults.ts";
import { parseYaml } from "../files/parse-yaml.ts";
import { type PlacedText, placedTexts } from "../files/placed-text.ts";
import { readFile } from "../files/read-file.ts";

/** What stands around every page. Links are `{path:name}` of a page or `{segment:id}` of a body type's landing page. */
type FrameText = { header: Header; footer: Footer; actionBar: ActionBar };

type Frame = { readonly text: FrameText; readonly texts: readonly PlacedText[] };

const frame = z.strictObject({ header, footer, actionBar });

const readFrame = (file: string): Frame => {
  const written = parseYaml(file, readFile(file));
  const text = checkWritten(written, frame);
  const unread = findUnreadField(written.value, text)?.split(".");
  if (unread !== undefined)
    throw new DemoFileError([`${nameField(written, unread)}: no field is called so here`]);
  return { text, texts: placedTexts(written) };
};

/** The frame in each language. */
export const frames: Readonly<Record<Locale, Frame>> = {
  es: readFrame("src/demo/texts/frame.es.yaml"),
  pt: readFrame("src/demo/texts/frame.pt.yaml"),
};
