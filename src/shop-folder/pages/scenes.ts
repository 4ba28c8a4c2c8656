import type { Picture } from "#contract/picture.ts";
import type { PaintId, SegmentId } from "#domain/vehicle-types.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import type { FolderPicture } from "../pictures/folder-pictures.ts";
import { type ModelPictures, pictureSetsOf } from "../pictures/model-pictures.ts";

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

/** A picture as a text has it: a file of the folder, a scene, or one view of a model in its first look. */
type WrittenImage = Partial<Scene> & {
  readonly file?: string;
  readonly model?: string;
  readonly alt?: string;
};

type WithImages = {
  readonly image?: WrittenImage;
  readonly items?: readonly { readonly image?: WrittenImage }[];
};

const sceneOf = ({ body, paint, view = "front", backdrop }: WrittenImage): Scene | undefined =>
  body && paint && { body, paint, view, backdrop };

/** The scenes that a block of a text shows: its own, and those of its items. */
export const scenesIn = (data: Readonly<Record<string, unknown>>): Scene[] => {
  const { image, items } = data as WithImages;
  const images = [image, ...(Array.isArray(items) ? items.map((item: WithImages) => item.image) : [])];
  return images.flatMap((each) => (each && sceneOf(each)) ?? []);
};

/** What a text shows; undefined where it wants no picture, or one that was not rendered. */
export const writtenPicture = (
  { image }: Pick<WithImages, "image">,
  pictures: ModelPictures,
  own: ReadonlyMap<string, FolderPicture>,
): Picture | undefined => {
  if (image?.file !== undefined) return folderPicture(image.file, image.alt ?? "", own);
  if (image?.model !== undefined) return modelPicture(image.model, image, pictures);
  const scene = image && sceneOf(image);
  return scene && scenePicture(scene, image.alt ?? "", pictures);
};

/** The picture of a file. @throws ShopFileError where the folder has none of that name */
export const folderPicture = (
  file: string,
  alt: string,
  own: ReadonlyMap<string, FolderPicture>,
): Picture => {
  const picture = own.get(file);
  if (picture === undefined) throw new ShopFileError([`${file}: no such picture, which a page shows`]);
  return { ...picture, alt };
};

const modelPicture = (
  model: string,
  { view, alt = "" }: { readonly view?: string; readonly alt?: string },
  { models }: ModelPictures,
): Picture | undefined => {
  const entry = models[model];
  const drawn = entry && pictureSetsOf(model, entry)[0]?.pictures.find((each) => each.view === view);
  if (drawn === undefined) return undefined;
  const { files, width, height } = drawn;
  const variants = Object.entries(files).map(([of, url]) => ({
    url,
    width: Number(of),
    type: "image/avif" as const,
  }));
  return { url: files[width] ?? "", width, height, alt, variants };
};
