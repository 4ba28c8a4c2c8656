import { expect, test } from "vitest";
import { meshField } from "./surface-nets.ts";

const ball = (x: number, y: number, z: number) => Math.hypot(x, y, z) - 0.5;
const bounds = { x: [-0.6, 0.6], y: [-0.6, 0.6], z: 0.6 } as const;

test("vertices lie on the surface, normals point away from it", () => {
  const { positions, normals } = meshField(ball, bounds, 0.05);
  expect(positions.length).toBeGreaterThan(3000);
  for (let v = 0; v < positions.length; v += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(v, v + 3);
    expect(Math.abs(ball(x, y, z))).toBeLessThan(1e-4);
    const outwards = ((normals[v] ?? 0) * x + (normals[v + 1] ?? 0) * y + (normals[v + 2] ?? 0) * z) / 0.5;
    expect(outwards).toBeGreaterThan(0.999);
  }
});

test("the mesh is closed: every edge has a triangle on both sides", () => {
  const { indices } = meshField(ball, bounds, 0.1);
  const edges = new Map<string, number>();
  for (let i = 0; i < indices.length; i += 3) {
    const [a = 0, b = 0, c = 0] = indices.subarray(i, i + 3);
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  for (const [edge, count] of edges) {
    expect(count).toBe(1);
    expect(edges.get(edge.split(" ").reverse().join(" "))).toBe(1);
  }
});

test("triangles face outwards", () => {
  const { positions, indices } = meshField(ball, bounds, 0.1);
  const at = (vertex: number) =>
    Array.from(positions.subarray(3 * vertex, 3 * vertex + 3)) as [number, number, number];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [at(indices[i] ?? 0), at(indices[i + 1] ?? 0), at(indices[i + 2] ?? 0)];
    const [u, v] = [b.map((n, k) => n - (a[k] ?? 0)), c.map((n, k) => n - (a[k] ?? 0))] as [
      number[],
      number[],
    ];
    const cross = [0, 1, 2].map((k) => {
      const [p, q] = [(k + 1) % 3, (k + 2) % 3];
      return (u[p] ?? 0) * (v[q] ?? 0) - (u[q] ?? 0) * (v[p] ?? 0);
    });
    expect(cross.reduce((sum, n, k) => sum + n * (a[k] ?? 0), 0)).toBeGreaterThan(0);
  }
});

test("the same field gives the same bytes", () => {
  const [one, two] = [meshField(ball, bounds, 0.07), meshField(ball, bounds, 0.07)];
  expect(Buffer.from(one.positions.buffer).equals(Buffer.from(two.positions.buffer))).toBe(true);
  expect(Buffer.from(one.normals.buffer).equals(Buffer.from(two.normals.buffer))).toBe(true);
});
