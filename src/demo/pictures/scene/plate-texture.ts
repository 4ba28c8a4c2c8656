import * as THREE from "three";

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
