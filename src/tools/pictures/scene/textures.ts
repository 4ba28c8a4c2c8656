import * as THREE from "three";

/** Rasterises an SVG document into a texture; `color` says whether it holds colours or raw numbers. */
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

/** A number plate; the vowel keeps it from ever being a real registration. */
export const plateTexture = (text: string, width: number, height: number): THREE.Texture => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.fillStyle = "#f1f1ee";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#1d3d94";
  if (width > 3 * height) pen.fillRect(0, 0, width * 0.085, height);
  pen.fillStyle = "#16171a";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const lines = text.split("\n");
  const size = width > 3 * height ? height * 0.74 : height * 0.4;
  pen.font = `bold ${size}px "DejaVu Sans", sans-serif`;
  lines.forEach((line, i) => {
    pen.fillText(
      line,
      width * (width > 3 * height ? 0.54 : 0.5),
      (height * (i + 0.5)) / lines.length + size * 0.05,
      width * 0.86,
    );
  });
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 2;
  return texture;
};
