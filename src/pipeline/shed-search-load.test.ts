import { expect, test, vi } from "vitest";

const line = vi.hoisted(() => ({ isFull: true }));
vi.mock("./shared-pages.ts", () => ({
  isRenderQueueFull: () => line.isFull,
  isPageShown: (key: string) => key.startsWith("/es/kept"),
}));
const { shedSearchLoad } = await import("./shed-search-load.ts");

const list = "/listado-coches-segunda-mano/";

test.each([
  [`${list}?brand=seat`, undefined, true],
  [`${list}?utm_source=x&priceTo=9000`, undefined, true],
  [`${list}?utm_source=x`, undefined, false],
  [list, undefined, false],
  ["/coches-ocasion/seat-leon-00012345/?utm_source=x", undefined, false],
  ["/coches-ocasion/seat-leon-00012345/?deposit=3000", undefined, false],
  ["/pt/carros-usados/seat-leon-00012345/?deposit=3000", undefined, false],
  // Stored now, or before.
  [`${list}?brand=seat`, "/es/kept?brand=seat", false],
  [`${list}?brand=seat`, "/es/gone?brand=seat", true],
])("%s, last led to %s: turned away while too many wait: %s", (url, path, isRefused) => {
  line.isFull = true;
  expect(shedSearchLoad(url, path)?.status).toBe(isRefused ? 503 : undefined);
  if (isRefused) expect(shedSearchLoad(url, path)?.headers).toEqual({ "retry-after": "3" });
  line.isFull = false;
  expect(shedSearchLoad(url, path)).toBeUndefined();
});
