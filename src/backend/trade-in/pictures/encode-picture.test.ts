import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { encodePicture } from "./encode-picture.ts";
import { picture, plainPicture } from "./test-pictures.ts";

// Pictures of many megapixels take seconds, also to create, while other tests run.
vi.setConfig({ testTimeout: 180_000 });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#456" } });
/** Takes 72 MB to decode. */
const large = () => plain(4_000, 3_000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
const outcomeOf = (bytes: Uint8Array, options?: Parameters<typeof encodePicture>[1]) =>
  encodePicture(bytes, options).then(
    ({ width, height }) => `${width} × ${height}`,
    (error) => error.code,
  );

/** Encoding processes that this process has started, from Linux's process list. */
const ownProcesses = (): readonly string[] =>
  readdirSync("/proc").filter((id) => {
    try {
      return (
        readFileSync(`/proc/${id}/cmdline`, "latin1").includes("picture-process.ts") &&
        readFileSync(`/proc/${id}/stat`, "latin1").split(") ")[1]?.split(" ")[1] === String(process.pid)
      );
    } catch {
      return false;
    }
  });

const environmentOf = (id: string): string => {
  try {
    return readFileSync(`/proc/${id}/environ`, "latin1");
  } catch {
    // It has ended.
    return "";
  }
};

/** Samples a value during an operation. */
const watch = async <Seen>(work: () => Promise<unknown>, see: () => Seen): Promise<readonly Seen[]> => {
  const seen: Seen[] = [];
  const look = setInterval(() => seen.push(see()), 10);
  await work().finally(() => clearInterval(look));
  return seen;
};

describe("pictures of telephones are taken, read at a reduced size", () => {
  test.each([
    ["200 megapixels", () => plain(16_320, 12_240).jpeg().toBuffer()],
    ["48 megapixels, progressive", () => plain(8_064, 6_048).jpeg({ progressive: true }).toBuffer()],
  ])("%s", { tags: ["all"] }, async (_, make) => {
    expect(await outcomeOf(await make())).toBe("2560 × 1920");
  });
});

test("a picture that needs more memory than its process has is refused as too large, and the next is taken", async () => {
  expect(await outcomeOf(await large(), { megabytes: 130 })).toBe("too-many-pixels");
  expect(await outcomeOf(await plainPicture(120, 90), { megabytes: 130 })).toBe("120 × 90");
});

test("a picture of 50 megapixels that needs more than 400 MB is refused", { tags: ["all"] }, async () => {
  const hungry = plain(8_160, 6_120).jpeg({ progressive: true, chromaSubsampling: "4:4:4" });
  expect(await outcomeOf(await hungry.toBuffer())).toBe("too-many-pixels");
});

test("pictures that come one after the other are read by one process", async () => {
  const small = await plainPicture(120, 90);
  await outcomeOf(small);
  const processes = ownProcesses();
  await outcomeOf(small);
  expect([processes.length, ownProcesses()]).toEqual([1, processes]);
});

test("one that takes too long is ended, with its process, and the next is taken", async () => {
  expect(await outcomeOf(await large(), { seconds: 0.001 })).toBe("picture-cut");
  expect(await outcomeOf(await plainPicture(120, 90))).toBe("120 × 90");
});

test("why one is refused comes from its process", async () => {
  expect(await outcomeOf(Buffer.from("hello, I am a picture"))).toBe("unsupported-media-type");
  expect(await outcomeOf((await picture(400, 300).jpeg().toBuffer()).subarray(0, 9_000))).toBe("picture-cut");
});

test("six hostile pictures at once are decoded one by one, elsewhere: the memory here stays as it was", {
  tags: ["all"],
}, async () => {
  const hostile = await large();
  const pictures = Array.from({ length: 6 }, () => hostile);
  const before = process.memoryUsage.rss();
  const seen = await watch(
    () => Promise.all(pictures.map((bytes) => outcomeOf(bytes))),
    () => ({ more: process.memoryUsage.rss() - before, processes: ownProcesses().length }),
  );
  expect(Math.max(...seen.map(({ processes }) => processes))).toBe(1);
  expect(Math.max(...seen.map(({ more }) => more))).toBeLessThan(100_000_000);
});

test("the process knows nothing of the site: neither its environment nor what it was started with", async () => {
  process.env.SESSION_SECRET_OF_TEST = "canary";
  expect(await outcomeOf(await plainPicture(120, 90), { seconds: 0.001 })).toBe("picture-cut");
  const seen = await watch(
    async () => outcomeOf(await plainPicture(4_000, 3_000)),
    () => ownProcesses().map(environmentOf),
  );
  delete process.env.SESSION_SECRET_OF_TEST;
  expect(seen.flat().some((environment) => environment.includes("NODE_ENV"))).toBe(true);
  expect(seen.flat().join()).not.toContain("canary");
});
