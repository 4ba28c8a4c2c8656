import { clamp } from "./blend.ts";

/** Signed distance-like field, negative inside, mirrored about z = 0 (it is only evaluated for z >= 0). */
export type Field = (x: number, y: number, z: number) => number;
export type Bounds = {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly z: number;
};
export type Mesh = {
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint32Array;
  /** Of each vertex its mirror image, where that lies at z > 0; else -1. */
  twins: Int32Array;
};

const CORNER_PAIRS = [
  [0, 1],
  [0, 2],
  [0, 4],
  [1, 3],
  [1, 5],
  [2, 3],
  [2, 6],
  [3, 7],
  [4, 5],
  [4, 6],
  [5, 7],
  [6, 7],
] as const;

/**
 * Surface nets: one vertex per cell that the surface crosses, then two Newton steps onto the surface and
 * normals from the gradient, so that panels stay smooth at a coarse cell. Deterministic.
 */
export const meshField = (field: Field, bounds: Bounds, cell: number): Mesh => {
  const nx = Math.ceil((bounds.x[1] - bounds.x[0]) / cell) + 1;
  const ny = Math.ceil((bounds.y[1] - bounds.y[0]) / cell) + 1;
  const half = Math.ceil(bounds.z / cell) + 1;
  const nz = 2 * half;
  const [x0, y0] = [bounds.x[0], bounds.y[0]];
  const at = (i: number, j: number, k: number) => (i * ny + j) * nz + k;

  const values = sample(field, { x0, y0, nx, ny, half, cell });

  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const points: number[] = [];
  const corner = new Float64Array(8);
  for (let i = 0; i < nx - 1; i++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let k = 0; k < nz - 1; k++) {
        let inside = 0;
        for (let c = 0; c < 8; c++) {
          corner[c] = values[at(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2))] as number;
          if ((corner[c] as number) < 0) inside |= 1 << c;
        }
        if (inside === 0 || inside === 255) continue;
        let [sx, sy, sz, crossings] = [0, 0, 0, 0];
        for (const [a, b] of CORNER_PAIRS) {
          if (((inside >> a) & 1) === ((inside >> b) & 1)) continue;
          const t = (corner[a] as number) / ((corner[a] as number) - (corner[b] as number));
          sx += (a & 1) + t * ((b & 1) - (a & 1));
          sy += ((a >> 1) & 1) + t * (((b >> 1) & 1) - ((a >> 1) & 1));
          sz += (a >> 2) + t * ((b >> 2) - (a >> 2));
          crossings++;
        }
        vertexOf[at(i, j, k)] = points.length / 3;
        points.push(
          x0 + (i + sx / crossings) * cell,
          y0 + (j + sy / crossings) * cell,
          (k + sz / crossings - half + 0.5) * cell,
        );
      }
    }
  }

  const indices: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean) => {
    const [p, q, r, s] = [vertexOf[a], vertexOf[b], vertexOf[c], vertexOf[d]] as [
      number,
      number,
      number,
      number,
    ];
    if (p < 0 || q < 0 || r < 0 || s < 0) return;
    if (flip) indices.push(p, r, q, p, s, r);
    else indices.push(p, q, r, p, r, s);
  };
  for (let i = 1; i < nx - 1; i++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let k = 1; k < nz - 1; k++) {
        const inside = (values[at(i, j, k)] as number) < 0;
        if (inside !== (values[at(i + 1, j, k)] as number) < 0)
          quad(at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j, k), at(i, j - 1, k), !inside);
        if (inside !== (values[at(i, j + 1, k)] as number) < 0)
          quad(at(i - 1, j, k - 1), at(i - 1, j, k), at(i, j, k), at(i, j, k - 1), !inside);
        if (inside !== (values[at(i, j, k + 1)] as number) < 0)
          quad(at(i - 1, j - 1, k), at(i, j - 1, k), at(i, j, k), at(i - 1, j, k), !inside);
      }
    }
  }
  const positions = new Float32Array(points);
  const twins = new Int32Array(points.length / 3).fill(-1);
  for (let cellIndex = 0; cellIndex < vertexOf.length; cellIndex++) {
    const k = cellIndex % nz;
    if (k < half - 1 && (vertexOf[cellIndex] as number) >= 0)
      twins[vertexOf[cellIndex] as number] = vertexOf[cellIndex - k + nz - 2 - k] as number;
  }
  const normals = settle(field, positions, cell, twins);
  return { positions, normals, indices: new Uint32Array(indices), twins };
};

type Grid = { readonly [size in "x0" | "y0" | "nx" | "ny" | "half" | "cell"]: number };

/** Cells on a side of the blocks that are passed over together where the surface is far. */
const BLOCK = 4;
/** Cells that the surface must at least be away from a block's middle; fields may be steeper than a distance. */
const FAR = 0.87 * BLOCK * 1.7;

/** The field at every corner, mirrored; far from the surface a block has one value. */
const sample = (field: Field, { x0, y0, nx, ny, half, cell }: Grid): Float32Array => {
  const nz = 2 * half;
  const values = new Float32Array(nx * ny * nz);
  for (let bi = 0; bi < nx; bi += BLOCK) {
    for (let bj = 0; bj < ny; bj += BLOCK) {
      for (let bk = 0; bk < half; bk += BLOCK) {
        const mid = (BLOCK - 1) / 2;
        const middle = field(x0 + (bi + mid) * cell, y0 + (bj + mid) * cell, (bk + mid + 0.5) * cell);
        const far = Math.abs(middle) > FAR * cell;
        for (let i = bi; i < Math.min(bi + BLOCK, nx); i++) {
          for (let j = bj; j < Math.min(bj + BLOCK, ny); j++) {
            for (let k = bk; k < Math.min(bk + BLOCK, half); k++) {
              const value = far ? middle : field(x0 + i * cell, y0 + j * cell, (k + 0.5) * cell);
              const row = (i * ny + j) * nz;
              values[row + half + k] = value;
              values[row + half - 1 - k] = value;
            }
          }
        }
      }
    }
  }
  return values;
};

/** Moves the vertices onto the surface, in place, and returns their normals. */
const settle = (field: Field, positions: Float32Array, cell: number, twins: Int32Array): Float32Array => {
  const step = 0.003;
  const normals = new Float32Array(positions.length);
  const value = (x: number, y: number, z: number) => field(x, y, Math.abs(z));
  for (let v = 0; v < positions.length; v += 3) {
    if ((twins[v / 3] as number) >= 0) continue;
    let [x, y, z] = [positions[v], positions[v + 1], positions[v + 2]] as [number, number, number];
    let [gx, gy, gz] = [0, 0, 0];
    for (let pass = 0; pass < 3; pass++) {
      gx = (value(x + step, y, z) - value(x - step, y, z)) / (2 * step);
      gy = (value(x, y + step, z) - value(x, y - step, z)) / (2 * step);
      gz = (value(x, y, z + step) - value(x, y, z - step)) / (2 * step);
      if (pass === 2) break;
      const move = clamp(value(x, y, z) / (gx * gx + gy * gy + gz * gz + 1e-9), -cell / 2, cell / 2);
      x -= gx * move;
      y -= gy * move;
      z -= gz * move;
    }
    const length = Math.hypot(gx, gy, gz) || 1;
    positions.set([x, y, z], v);
    normals.set([gx / length, gy / length, gz / length], v);
  }
  for (let v = 0; v < twins.length; v++) {
    const from = 3 * (twins[v] as number);
    if (from < 0) continue;
    for (const values of [positions, normals]) {
      values.set([values[from] as number, values[from + 1] as number, -(values[from + 2] as number)], 3 * v);
    }
  }
  return normals;
};
