import type { Watch } from "./browse-pages.ts";
import type { Problem } from "./check-pages.ts";
import type { Line } from "./print-report.ts";
import type { UndecidedLine } from "./reviewed.ts";

/** What one run finds, as it goes. */
export class Findings {
  readonly lines: Line[] = [];
  readonly undecided: UndecidedLine[] = [];
  readonly notes: string[] = [];
  readonly #started = Date.now();

  say(text: string): void {
    console.log(`${this.seconds()} s: ${text}`);
  }

  seconds(): number {
    return Math.round((Date.now() - this.#started) / 1000);
  }

  /** Told while browsers work, which may be long; they end when the time is over. */
  watch(of: string, minutes: number): Watch {
    return {
      keepGoing: (done) => {
        if (done > 0 && done % 25 === 0) this.say(`${done} ${of}`);
        return this.seconds() < minutes * 60;
      },
      tell: ({ path, what }) => this.say(`${path} ${what}`),
    };
  }

  add(what: string, checked: number, problems: readonly Problem[]): void {
    this.lines.push({ what, checked, problems });
  }
}
