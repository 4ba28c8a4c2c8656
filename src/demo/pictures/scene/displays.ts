import * as THREE from "three";

type Pen = CanvasRenderingContext2D;

const drawn = (width: number, height: number, draw: (pen: Pen) => void): THREE.Texture => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext("2d") as Pen);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 2;
  return texture;
};

/** Speed and engine speed as two dials. */
export const dialsTexture = (width: number, height: number): THREE.Texture =>
  drawn(width, height, (pen) => {
    pen.fillStyle = "#07090c";
    pen.fillRect(0, 0, width, height);
    for (const [share, steps] of [
      [0.24, 8],
      [0.76, 12],
    ] as const) {
      const [x, y, r] = [width * share, height * 0.54, height * 0.4];
      pen.lineWidth = height * 0.012;
      pen.strokeStyle = "#8fa3b5";
      pen.beginPath();
      pen.arc(x, y, r, Math.PI * 0.8, Math.PI * 2.2);
      pen.stroke();
      for (let i = 0; i <= steps; i++) {
        const angle = Math.PI * (0.8 + (1.4 * i) / steps);
        pen.beginPath();
        pen.moveTo(x + Math.cos(angle) * r * 0.86, y + Math.sin(angle) * r * 0.86);
        pen.lineTo(x + Math.cos(angle) * r * 0.98, y + Math.sin(angle) * r * 0.98);
        pen.stroke();
      }
      pen.strokeStyle = "#e0452f";
      pen.lineWidth = height * 0.02;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + Math.cos(Math.PI * 0.95) * r * 0.8, y + Math.sin(Math.PI * 0.95) * r * 0.8);
      pen.stroke();
    }
    pen.fillStyle = "#dfe6ec";
    pen.font = `${height * 0.16}px "DejaVu Sans", sans-serif`;
    pen.textAlign = "center";
    pen.fillText("0", width / 2, height * 0.52);
    pen.font = `${height * 0.07}px "DejaVu Sans", sans-serif`;
    pen.fillText("km/h", width / 2, height * 0.62);
  });

/** A route on a dark map. */
export const mapTexture = (width: number, height: number): THREE.Texture =>
  drawn(width, height, (pen) => {
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
