import * as THREE from "three";

/** A number plate without a number, which the page writes on it; long ones have the blue field of the country. */
export const plateTexture = (width: number, height: number): THREE.Texture => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.fillStyle = "#f1f1ee";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#1d3d94";
  if (width > 3 * height) pen.fillRect(0, 0, width * 0.085, height);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 2;
  return texture;
};
