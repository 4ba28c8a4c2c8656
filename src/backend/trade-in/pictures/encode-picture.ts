import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { BackendError } from "#backend/errors.ts";
import { type TakeTurns, takeTurns } from "#backend/take-turns.ts";
import { perProcess } from "#platform/per-process.ts";
import type {
  EncodedPicture,
  PictureAnswer,
  PicturePurpose,
  PictureRequest,
  ProcessAnswer,
} from "./picture-answer.ts";

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

type Bounds = Readonly<{ seconds?: number; megabytes?: number; purpose?: PicturePurpose }>;

type Room = {
  readonly take: TakeTurns;
  /** Processes that are idle, ready for another picture. */
  readonly idle: Set<ChildProcess>;
};

const openRoom = (take: TakeTurns): Room => ({ take, idle: new Set() });

const siteRoom = perProcess("pictures", () =>
  openRoom(takeTurns({ atOnce: 1, mostWaiting: 8, full: "busy" })),
);

/**
 * Encodes a picture as `writeAnew` does, in another process with at most `megabytes` of memory and `seconds` of time, which cover `writeAnew` and
 * a start. A file that exploits the decoder does not reach the site's process. Pictures are encoded one at a time, in order of arrival (docs/decisions/0052).
 *
 * Throws BackendError as `writeAnew` does; `too-many-pixels` also above the memory limit, `picture-cut` when the process ends without an
 * answer or at the timeout, `unavailable` when no process can be started, `busy` when too many pictures wait.
 */
export const encodePicture = (bytes: Uint8Array, bounds: Bounds = {}): Promise<EncodedPicture> =>
  encodeIn(siteRoom(), bytes, bounds);

/** The same for pictures of the stock, by a program that does nothing else, in several processes. */
export const stockEncoder = (atOnce: number): ((bytes: Uint8Array) => Promise<EncodedPicture>) => {
  const room = openRoom(takeTurns({ atOnce, mostWaiting: Number.POSITIVE_INFINITY }));
  return (bytes) => encodeIn(room, bytes, { purpose: "stock" });
};

const encodeIn = (
  room: Room,
  bytes: Uint8Array,
  { seconds = 20, megabytes = 400, purpose = "upload" }: Bounds,
): Promise<EncodedPicture> =>
  room.take(async () => {
    const answer = await send(room, { bytes, megabytes, purpose }, seconds);
    if ("refused" in answer) throw new BackendError(answer.refused, answer.message, "image");
    return answer;
  });

const takeProcess = ({ idle }: Room): ChildProcess => {
  const [waiting] = idle;
  if (waiting) {
    idle.delete(waiting);
    return waiting;
  }
  const child = startProcess();
  const forget = (): void => void idle.delete(child);
  return child.on("exit", forget).on("error", forget);
};

const startProcess = (): ChildProcess =>
  // Without this process's environment, which has secrets, and flags, except for the one that an older Node needs to read TypeScript.
  fork(/* turbopackIgnore: true */ program, {
    env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
    execArgv: process.execArgv.filter((flag) => flag === "--experimental-strip-types"),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });

const send = (room: Room, picture: PictureRequest, seconds: number): Promise<PictureAnswer> =>
  new Promise((resolve) => {
    const child = takeProcess(room);
    const end = (answer: PictureAnswer, goesOn = false): void => {
      clearTimeout(timer);
      for (const [event, listener] of listeners) child.off(event, listener);
      if (goesOn) leaveIdle(room, child);
      else child.kill("SIGKILL");
      resolve(answer);
    };
    const cut = { refused: "picture-cut", message: "The picture broke its decoder off" } as const;
    const unavailable = { refused: "unavailable", message: "No picture can be read now" } as const;
    const listeners = [
      ["message", ({ answer, goesOn }: ProcessAnswer) => end(answer, goesOn)],
      ["error", () => end(unavailable)],
      ["exit", () => end(cut)],
    ] as const;
    const timer = setTimeout(() => end(cut), seconds * 1000);
    for (const [event, listener] of listeners) child.on(event, listener);
    child.ref();
    child.channel?.ref();
    child.send(picture, () => {});
  });

/** Leaves a process idle for another picture until a timeout, and unreferenced, so that this process can exit meanwhile. */
const leaveIdle = ({ idle }: Room, child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
  idle.add(child);
  const limit = setTimeout(() => {
    if (idle.has(child)) child.kill("SIGKILL");
  }, idleMs);
  limit.unref();
};
