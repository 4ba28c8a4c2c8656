import * as THREE from "three";
import { paintedFragment } from "./paint-layers.ts";

type Surface = {
  color: string;
  metalness?: number;
  roughness?: number;
  lacquer?: number;
  doubleSided?: boolean;
};

/** A plain physical material. */
export const material = ({
  color,
  metalness = 0,
  roughness = 0.6,
  lacquer = 0,
  doubleSided,
}: Surface): THREE.MeshPhysicalMaterial =>
  new THREE.MeshPhysicalMaterial({
    color,
    metalness,
    roughness,
    clearcoat: lacquer,
    clearcoatRoughness: 0.05,
    side: doubleSided ? THREE.DoubleSide : THREE.FrontSide,
  });

/** Lacquer over white paint, which is written to layers of its own (`paint-layers.ts`). */
export const paintMaterial = (): THREE.MeshPhysicalMaterial => {
  const made = new THREE.MeshPhysicalMaterial({ roughness: 0.4, clearcoat: 1, clearcoatRoughness: 0.03 });
  made.onBeforeCompile = (shader) => {
    shader.fragmentShader = paintedFragment(shader.fragmentShader);
  };
  return made;
};

/** What vehicles are made of besides paint. */
export const STUFF = {
  rubber: material({ color: "#0e0e0f", roughness: 0.85, doubleSided: true }),
  plastic: material({ color: "#0b0b0c", roughness: 0.6 }),
  satin: material({ color: "#17181a", metalness: 0.4, roughness: 0.42 }),
  gloss: material({ color: "#070708", roughness: 0.1, lacquer: 1 }),
  dark: material({ color: "#232427", metalness: 0.75, roughness: 0.45 }),
  alloy: material({ color: "#a4a7ab", metalness: 0.95, roughness: 0.28, lacquer: 0.5 }),
  aluminium: material({ color: "#a2a5a8", metalness: 0.95, roughness: 0.34 }),
  steel: material({ color: "#8d8f92", metalness: 0.95, roughness: 0.25 }),
  chrome: material({ color: "#d9dcdf", metalness: 1, roughness: 0.1 }),
  gold: material({ color: "#b58636", metalness: 0.95, roughness: 0.3 }),
  black: material({ color: "#040405", roughness: 1, doubleSided: true }),
  seat: material({ color: "#121213", roughness: 0.75 }),
  trim: material({ color: "#1c1d20", roughness: 0.85 }),
  lens: material({ color: "#e6edf2", metalness: 0.2, roughness: 0.05, lacquer: 1 }),
  amber: material({ color: "#d0740f", roughness: 0.2, lacquer: 1 }),
  red: material({ color: "#b3060c", roughness: 0.15, lacquer: 1 }),
} as const;
STUFF.lens.emissive = new THREE.Color("#5a656f");
STUFF.red.emissive = new THREE.Color("#4a0004");
