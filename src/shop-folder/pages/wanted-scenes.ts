import type { ShopTexts } from "../shop-texts.ts";
import { type Scene, sceneName, scenesIn } from "./scenes.ts";

/** Every scene that some text shows, each once. */
export const wantedScenes = ({ articles, pages, languages }: ShopTexts): Scene[] => {
  const ofArticles = [...articles.values()].flatMap((article) =>
    languages.flatMap((locale) => {
      const { picture } = article[locale];
      return "file" in picture ? [] : [picture];
    }),
  );
  const ofPages = [...pages.values()]
    .flatMap((page) => languages.flatMap((locale) => page[locale].text.components))
    .flatMap(({ data }) => scenesIn(data));
  return [...new Map([...ofArticles, ...ofPages].map((scene) => [sceneName(scene), scene])).values()];
};
