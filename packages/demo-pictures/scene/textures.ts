import * as THREE from "three";

/** Rasterises an SVG document into a texture; `color` is true for colours and false for raw numbers. */
export const svgTexture = async (svg: string, color: boolean): Promise<THREE.Texture> => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = color ? THREE.SRGBColorSpace : THREE.NoColorSpace;
  texture.anisotropy = 2;
  texture.premultiplyAlpha = false;
  return texture;
};

/** A row of numbers as a texture that the shader reads by position. */
export const rowTexture = (values: readonly number[]): THREE.DataTexture => {
  const data = new Float32Array(values.flatMap((value) => [value, 0, 0, 1]));
  const texture = new THREE.DataTexture(data, values.length, 1, THREE.RGBAFormat, THREE.FloatType);
  texture.minFilter = THREE.NearestFilter;
  texture.magFilter = THREE.NearestFilter;
  texture.needsUpdate = true;
  return texture;
};
