import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { BackendError } from "#backend/errors.ts";
import { takeTurns } from "#backend/take-turns.ts";
import { perProcess } from "#platform/per-process.ts";
import type { EncodedPicture, PictureAnswer, PictureRequest, ProcessAnswer } from "./picture-answer.ts";

/** The sources are beside the build wherever the site is served. */
const program = join(
  /* turbopackIgnore: true */ process.cwd(),
  "src",
  "backend",
  "trade-in",
  "pictures",
  "picture-process.ts",
);

/** How long a process waits for another picture. */
const idleMs = 30_000;

type Bounds = Readonly<{ seconds?: number; megabytes?: number }>;

const work = perProcess("pictures", () => ({
  take: takeTurns({ atOnce: 1, mostWaiting: 8, full: "busy" }),
  /** Has taken a picture and waits for another. */
  waiting: undefined as ChildProcess | undefined,
}));

/**
 * A picture as `writeAnew` writes it, in another process that has so many `megabytes` of memory, and `seconds`, more than `writeAnew` takes
 * and a start: whatever a file does to its decoder, it does not do it to the site. One at a time, in the order in which they came (docs/decisions/0052).
 *
 * BackendError as of `writeAnew`; `too-many-pixels` also where it needs more memory, `picture-cut` where the process ends without an
 * answer or takes too long, `unavailable` where none can be started, `busy` where too many wait.
 */
export const encodePicture = (
  bytes: Uint8Array,
  { seconds = 20, megabytes = 400 }: Bounds = {},
): Promise<EncodedPicture> =>
  work().take(async () => {
    const answer = await ask(takeProcess(), { bytes, megabytes }, seconds);
    if ("refused" in answer) throw new BackendError(answer.refused, answer.message, "image");
    return answer;
  });

const takeProcess = (): ChildProcess => {
  const { waiting } = work();
  work().waiting = undefined;
  if (waiting) return waiting;
  const child = startProcess();
  const forget = (): void => {
    if (work().waiting === child) work().waiting = undefined;
  };
  return child.on("exit", forget).on("error", forget);
};

const startProcess = (): ChildProcess =>
  // Neither the environment, with its secrets, nor what this process was started with, but for what an older Node needs to read TypeScript.
  fork(/* turbopackIgnore: true */ program, {
    env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
    execArgv: process.execArgv.filter((flag) => flag === "--experimental-strip-types"),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });

const ask = (child: ChildProcess, picture: PictureRequest, seconds: number): Promise<PictureAnswer> =>
  new Promise((resolve) => {
    const end = (answer: PictureAnswer, goesOn = false): void => {
      clearTimeout(timer);
      for (const [event, listener] of listeners) child.off(event, listener);
      if (goesOn) keepWaiting(child);
      else child.kill("SIGKILL");
      resolve(answer);
    };
    const cut = { refused: "picture-cut", message: "The picture broke its decoder off" } as const;
    const away = { refused: "unavailable", message: "No picture can be read now" } as const;
    const listeners = [
      ["message", ({ answer, goesOn }: ProcessAnswer) => end(answer, goesOn)],
      ["error", () => end(away)],
      ["exit", () => end(cut)],
    ] as const;
    const timer = setTimeout(() => end(cut), seconds * 1000);
    for (const [event, listener] of listeners) child.on(event, listener);
    child.ref();
    child.channel?.ref();
    child.send(picture, () => {});
  });

/** Lets a process wait for another picture, for a while, and this one end meanwhile. */
const keepWaiting = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
  work().waiting = child;
  const idle = setTimeout(() => {
    if (work().waiting === child) child.kill("SIGKILL");
  }, idleMs);
  idle.unref();
};
