import type { Picture } from "#contract/picture.ts";
import type { PaintId, SegmentId } from "#domain/vehicle-types.ts";
import type { ModelPictures } from "../stock/model-pictures.ts";

export const sceneViews = ["front", "side", "rear"] as const;
export const sceneBackdrops = ["hall", "pavement", "forecourt", "studio"] as const;

/** A picture that stands in a text: what it shows, from where, and before what. */
export type Scene = {
  readonly body: SegmentId;
  readonly paint: PaintId;
  readonly view: (typeof sceneViews)[number];
  readonly backdrop?: (typeof sceneBackdrops)[number] | undefined;
};

export const sceneWidths = [360, 720, 1200] as const;

/** What a scene is called in `model-pictures.json`: `suv-brown-side-forecourt`. */
export const sceneName = ({ body, paint, view, backdrop = "studio" }: Scene): string =>
  [body, paint, view, backdrop].join("-");

/** The path of a scene's file under `public/`. */
export const scenePath = (name: string, version: string, width: number): string =>
  `/pictures/scenes/${name}-${version}-${width}.avif`;

/** The picture of a scene; undefined where it was not rendered. @param alt what is seen, in words */
export const scenePicture = (scene: Scene, alt: string, { scenes }: ModelPictures): Picture | undefined => {
  const name = sceneName(scene);
  const rendered = scenes[name];
  if (rendered === undefined) return undefined;
  const variants = sceneWidths.map((width) => ({
    url: scenePath(name, rendered.version, width),
    width,
    type: "image/avif" as const,
  }));
  const width = Math.max(...sceneWidths);
  return { url: scenePath(name, rendered.version, width), width, height: (width * 3) / 4, alt, variants };
};

type HeroImage = { readonly body?: SegmentId; readonly paint?: PaintId; readonly alt?: string };

/** What the top of a page shows, as its text has it; undefined where it wants no picture. */
export const heroScene = (
  data: Readonly<Record<string, unknown>>,
): { readonly scene: Scene; readonly alt: string } | undefined => {
  const { body, paint, alt = "" } = (data as { readonly image?: HeroImage }).image ?? {};
  return body && paint && { scene: { body, paint, view: "front" }, alt };
};
