import { pictureUrl, pictureVariants } from "#backend/picture-variants.ts";
import type { PictureManifest } from "#demo/stock/picture-manifest.ts";
import type { ArticleText } from "./article.ts";

const views = { front: "front-three-quarter", side: "side", rear: "rear-three-quarter" } as const;

/** The rendered picture nearest to the wanted one; undefined where nothing was rendered of the body. */
export const articlePicture = (wanted: ArticleText["picture"], { pictures }: PictureManifest) => {
  const ofBody = pictures.filter(({ body, frame }) => body === wanted.body && frame === undefined);
  const view = views[wanted.view];
  const score = (entry: (typeof ofBody)[number]): number =>
    (entry.view === view ? 4 : entry.view === views.front ? 2 : 0) +
    (entry.paint === wanted.paint ? 1 : 0) +
    (entry.backdrop === wanted.backdrop ? 0.5 : 0);
  const [found] = ofBody.toSorted((a, b) => score(b) - score(a));
  if (found === undefined) return undefined;
  const { file, width, height } = found;
  return { url: pictureUrl(file), width, height, alt: wanted.shows, variants: pictureVariants(file) };
};
