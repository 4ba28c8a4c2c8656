import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { BackendError } from "#backend/errors.ts";
import type { PictureAnswer, PictureRequest, ProcessAnswer } from "./picture-answer.ts";
import { writeAnew } from "./write-anew.ts";

/*
 * The process that `encode-picture.ts` starts: takes the bytes of one picture after the other and answers what became of each. It measures
 * itself, since pixels are held outside of JavaScript, where Node bounds nothing.
 */

/** How much memory it may have in all, and how much it may be left with after a picture, in bytes. */
const bounds = { most: 400_000_000, kept: 150_000_000 };

// Nothing is kept for another picture, and every further thread would hold a part of this one.
sharp.cache(false);
sharp.concurrency(1);

const memory = (): number => process.memoryUsage.rss();

const answer = (told: PictureAnswer, goesOn: boolean): void => {
  const message: ProcessAnswer = { answer: told, goesOn };
  process.send?.(message);
};

setInterval(() => {
  if (memory() > bounds.most) answer({ refused: "too-many-pixels", message: "Needs too much memory" }, false);
}, 10);

try {
  // Should memory run out all the same, Linux ends this process before the site.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // There is no such file elsewhere.
}

process.once("disconnect", () => process.exit());
process.on("message", async ({ bytes, megabytes }: PictureRequest) => {
  bounds.most = megabytes * 1_000_000;
  try {
    answer(await writeAnew(bytes), memory() < bounds.kept);
  } catch (error) {
    const refused = error instanceof BackendError ? error.code : "internal";
    answer({ refused, message: error instanceof Error ? error.message : "" }, memory() < bounds.kept);
  }
});
