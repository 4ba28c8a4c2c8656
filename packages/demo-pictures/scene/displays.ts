import * as THREE from "three";

type Pen = CanvasRenderingContext2D;

const canvasTexture = (width: number, height: number, draw: (pen: Pen) => void): THREE.Texture => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext("2d") as Pen);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 2;
  return texture;
};

/** The field of the driver's display that is left dark for the kilometres, as shares of it from the top left. */
const READING = { left: 0.36, right: 0.64, top: 0.74, bottom: 0.9 } as const;

/** Its corners in the world, clockwise from the top left, on a display of that size. */
export const readingOn = (face: THREE.Mesh, width: number, height: number): THREE.Vector3[] => {
  const { left, right, top, bottom } = READING;
  face.updateWorldMatrix(true, false);
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => face.localToWorld(new THREE.Vector3((x - 0.5) * width, (0.5 - y) * height, 0)));
};

/** How the driver's display shows speed and engine speed. */
export type Instruments = "dials" | "figures" | "bars";

/** The driver's display: round dials, dials with large figures between, or bars. */
export const dialsTexture = (width: number, height: number, kind: Instruments): THREE.Texture =>
  canvasTexture(width, height, (pen) => {
    pen.fillStyle = "#07090c";
    pen.fillRect(0, 0, width, height);
    if (kind === "bars") bars(pen, width, height);
    else
      for (const [share, steps] of [
        [0.2, 8],
        [0.8, 12],
      ] as const)
        dial(pen, width * share, height, steps, kind);
    pen.fillStyle = "#dfe6ec";
    pen.font = `${height * (kind === "dials" ? 0.17 : 0.26)}px "DejaVu Sans", sans-serif`;
    pen.textAlign = "center";
    pen.fillText("0", width / 2, height * 0.44);
    pen.font = `${height * 0.07}px "DejaVu Sans", sans-serif`;
    pen.fillText("km/h", width / 2, height * 0.56);
    pen.fillStyle = "#0d1116";
    const { left, right, top, bottom } = READING;
    pen.fillRect(left * width, top * height, (right - left) * width, (bottom - top) * height);
  });

const dial = (pen: Pen, x: number, height: number, steps: number, kind: Instruments): void => {
  const [y, r] = [height * 0.52, height * 0.4];
  pen.lineWidth = height * (kind === "dials" ? 0.012 : 0.03);
  pen.strokeStyle = kind === "dials" ? "#8fa3b5" : "#2f6ea8";
  pen.beginPath();
  pen.arc(x, y, r, Math.PI * 0.8, Math.PI * 2.2);
  pen.stroke();
  pen.strokeStyle = "#8fa3b5";
  pen.fillStyle = "#b9c6d2";
  pen.textAlign = "center";
  pen.font = `${height * 0.055}px "DejaVu Sans", sans-serif`;
  for (let i = 0; i <= steps; i++) {
    const angle = Math.PI * (0.8 + (1.4 * i) / steps);
    const at = (share: number) => [x + Math.cos(angle) * r * share, y + Math.sin(angle) * r * share] as const;
    pen.lineWidth = height * 0.01;
    pen.beginPath();
    pen.moveTo(...at(0.86));
    pen.lineTo(...at(0.97));
    pen.stroke();
    const [tx, ty] = at(0.7);
    pen.fillText(String(steps === 8 ? i : i * 20), tx, ty + height * 0.02);
  }
  pen.strokeStyle = "#e0452f";
  pen.lineWidth = height * 0.02;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + Math.cos(Math.PI * 0.83) * r * 0.8, y + Math.sin(Math.PI * 0.83) * r * 0.8);
  pen.stroke();
};

const bars = (pen: Pen, width: number, height: number): void => {
  for (const [x, lit] of [
    [0.08, 3],
    [0.72, 11],
  ] as const) {
    for (let i = 0; i < 14; i++) {
      pen.fillStyle = i < lit ? "#3fb68a" : "#1c242c";
      pen.fillRect(width * (x + i * 0.0145), height * 0.3, width * 0.01, height * 0.3);
    }
  }
};

/** A route on a dark map. */
export const mapTexture = (width: number, height: number): THREE.Texture =>
  canvasTexture(width, height, (pen) => {
    pen.fillStyle = "#10161c";
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = "#16251f";
    pen.fillRect(width * 0.62, 0, width * 0.38, height * 0.42);
    pen.strokeStyle = "#2b3640";
    pen.lineWidth = height * 0.02;
    for (let i = 0; i < 7; i++) {
      pen.beginPath();
      pen.moveTo(0, height * (0.1 + i * 0.17));
      pen.lineTo(width, height * (-0.1 + i * 0.19));
      pen.moveTo(width * (0.1 + i * 0.15), 0);
      pen.lineTo(width * (i * 0.17), height);
      pen.stroke();
    }
    pen.strokeStyle = "#4a9be0";
    pen.lineWidth = height * 0.035;
    pen.lineJoin = "round";
    pen.beginPath();
    pen.moveTo(width * 0.3, height);
    pen.lineTo(width * 0.36, height * 0.62);
    pen.lineTo(width * 0.66, height * 0.5);
    pen.lineTo(width * 0.78, height * 0.08);
    pen.stroke();
    pen.fillStyle = "#0b0f13";
    pen.fillRect(0, 0, width * 0.16, height);
    pen.fillStyle = "#6d7f90";
    for (let i = 0; i < 4; i++) {
      pen.beginPath();
      pen.arc(width * 0.08, height * (0.16 + i * 0.22), height * 0.05, 0, Math.PI * 2);
      pen.fill();
    }
  });
