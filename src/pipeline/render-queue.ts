interface Bounds {
  /** Pages that are rendered at a time. */
  readonly atOnce: number;
  /** Pages that wait to be rendered. */
  readonly waiting: number;
  /** How long one waits, in milliseconds. */
  readonly waitTimeoutMs: number;
}

/**
 * Two at once, so that one is rendered while the other waits for the services. As many wait as are rendered in
 * `waitTimeoutMs`; that leaves of the time for an answer (`platform/time-budget.ts`) what rendering takes.
 */
export const renderQueueBounds: Bounds = { atOnce: 2, waiting: 20, waitTimeoutMs: 2_000 };

/** `retry-after` of a visitor for whom the queue was full. */
export const queueRetrySeconds = 3;

/** More pages are requested than can be rendered, by all visitors together: 503. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
  readonly retryAfterSeconds = queueRetrySeconds;

  constructor() {
    super("Too many pages wait to be rendered");
  }
}

/** By its name: the framework's bundles and the server have a copy of the class each. */
export const isTooBusy = (error: unknown): error is TooBusy =>
  error instanceof Error && error.name === "TooBusy";

/**
 * What is rendered: a page that a visitor waits for, a search that one waits for, of which there is no end, or what no visitor waits
 * for. Each may fill so much of the queue, and pages come first.
 */
export type Rendering = "page" | "search" | "behind";
const shares: Readonly<Record<Rendering, number>> = { page: 1, search: 0.75, behind: 0.5 };

/** Limits how many pages are rendered at a time: each occupies the processor, and stored pages need it too. */
export const createRenderQueue = ({ atOnce, waiting, waitTimeoutMs }: Bounds) => {
  const queue = new Map<() => void, Rendering>();
  let inside = 0;
  const isFullFor = (what: Rendering): boolean => queue.size >= waiting * shares[what];

  const leave = (): void => {
    inside -= 1;
    const entries = [...queue];
    const [next] = entries.find(([, what]) => what === "page") ?? entries[0] ?? [];
    next?.();
  };

  const turn = (what: Rendering): Promise<void> =>
    new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        queue.delete(enter);
        inside += 1;
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(enter);
        reject(new TooBusy());
      }, waitTimeoutMs);
      queue.set(enter, what);
    });

  return {
    /** Whether the queue accepts no more of these. */
    isFullFor,
    /**
     * Renders a page when its turn has come.
     * @throws TooBusy where too many pages wait, or it has waited too long
     */
    run: async <T>(render: () => Promise<T>, what: Rendering = "page"): Promise<T> => {
      if (inside < atOnce) inside += 1;
      else if (isFullFor(what)) throw new TooBusy();
      else await turn(what);
      try {
        return await render();
      } finally {
        leave();
      }
    },
  };
};
