import { articles } from "./blog/articles.ts";
import { type Scene, sceneName, scenesIn } from "./scenes.ts";
import { writtenPages } from "./written/written-pages.ts";

/** Every scene that some text shows, each once. */
export const wantedScenes = (): Scene[] => {
  const ofArticles = [...articles.values()].flatMap(({ es, pt }) => [es.picture, pt.picture]);
  const ofPages = [...writtenPages.values()]
    .flatMap(({ es, pt }) => [...es.text.components, ...pt.text.components])
    .flatMap(({ data }) => scenesIn(data));
  return [...new Map([...ofArticles, ...ofPages].map((scene) => [sceneName(scene), scene])).values()];
};
