import type { startSite } from "#tools/test-support/start-site.ts";

/** Something that is wrong with an answer, in words. */
export interface Problem {
  readonly path: string;
  readonly what: string;
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Where an attack takes place: sites of its own, on this machine, in front of the reference services. */
export interface Ground {
  /** Address of the services; attacks only read from them. */
  readonly services: string;
  /** Serves a site until the attack has ended. Variables are those of `.env.example`. */
  readonly open: (variables?: Readonly<Record<string, string>>) => Promise<Site>;
  /** Has something closed when the attack has ended. */
  readonly closeLater: (close: () => Promise<void>) => void;
}

/** What one attack has tried and found. */
export class Tally {
  #isOver = false;
  tries = 0;
  readonly problems: Problem[] = [];
  readonly notes: string[] = [];

  /** Counts a try; `what` is what is wrong with its answer, or nothing. */
  record(path: string, what: string | undefined): void {
    // Late requests must not go on beside the next attack.
    if (this.#isOver) throw new Error("The attack is over.");
    this.tries += 1;
    if (what !== undefined) this.problems.push({ path: path.slice(0, 120), what });
  }

  /** Takes nothing more. */
  end(): void {
    this.#isOver = true;
  }

  /** A measured figure, shown beside the counts. */
  note(text: string): void {
    this.notes.push(text);
  }
}

/** A family of attacks. */
export interface Attack {
  readonly name: string;
  /** The longest that it may take. */
  readonly seconds: number;
  readonly run: (ground: Ground, tally: Tally) => Promise<void>;
}
