import { articles } from "./blog/articles.ts";
import { heroScene, type Scene, sceneName } from "./scenes.ts";
import { writtenPages } from "./written/written-pages.ts";

/** Every scene that some text shows, each once. */
export const wantedScenes = (): Scene[] => {
  const ofArticles = [...articles.values()].flatMap(({ es, pt }) => [es.picture, pt.picture]);
  const ofPages = [...writtenPages.values()]
    .flatMap(({ es, pt }) => [...es.text.components, ...pt.text.components])
    .flatMap(({ data }) => heroScene(data)?.scene ?? []);
  return [...new Map([...ofArticles, ...ofPages].map((scene) => [sceneName(scene), scene])).values()];
};
