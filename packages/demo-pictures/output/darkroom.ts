import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";
import type { Exposure } from "../develop/develop.ts";
import type { InsideViewId } from "../scene/inside.ts";
import type { Exposed } from "../scene/page.ts";
import type { VehiclePlan } from "../scene/vehicle-plan.ts";
import type { BackdropId } from "../tables/backdrops.ts";
import type { OutsideViewId } from "../tables/views.ts";
import { launchChromium } from "./browser.ts";

export type ViewId = OutsideViewId | InsideViewId;

/** A page that renders; what it renders comes back as bodies of requests, which is quicker than as text. */
export type Darkroom = {
  prepare(plan: VehiclePlan): Promise<void>;
  expose(
    view: ViewId,
    wheel: number,
    width: number,
    height: number,
    backdrops: readonly BackdropId[],
  ): Promise<Exposure & Exposed>;
  close(): Promise<void>;
};

/** Opens it. Throws NoChromium with a hint how to get it. */
export const openDarkroom = async (): Promise<Darkroom> => {
  const script = await bundle();
  let received = Buffer.alloc(0);
  const server = createServer((request, response) => {
    if (request.method !== "POST") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(`<!doctype html><title>Darkroom</title><body><script>${script}</script>`);
      return;
    }
    void bodyOf(request).then((body) => {
      received = body;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await launchChromium();
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error));
  await page.goto(`http://127.0.0.1:${port}/`);
  return {
    prepare: (plan) => page.evaluate((next) => (window as unknown as Page).prepare(next), plan),
    expose: async (view, wheel, width, height, backdrops) => {
      const seen = await page.evaluate((words) => (window as unknown as Page).expose(...words), [
        view,
        wheel,
        width,
        height,
        backdrops,
      ] as Parameters<Page["expose"]>);
      return { ...seen, width, height, layers: layersOf(received, width * height * 8) };
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
};

type Page = {
  prepare(plan: VehiclePlan): Promise<void>;
  expose(...words: Parameters<Darkroom["expose"]>): Promise<Exposed>;
};

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/../scene/page.ts`],
    bundle: true,
    write: false,
    format: "iife",
    minify: true,
  });
  return (outputFiles[0]?.text ?? "").replaceAll("</script", "<\\/script");
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const layersOf = (bytes: Buffer, size: number): Uint16Array[] =>
  Array.from({ length: bytes.length / size }, (_, i) => {
    const part = bytes.subarray(i * size, (i + 1) * size);
    return new Uint16Array(part.buffer.slice(part.byteOffset, part.byteOffset + size));
  });
