import { Agent, get } from "node:http";
import { visitorAddress } from "../test-support/visitor-address.ts";

interface Answered {
  readonly status: number;
  /** Milliseconds until its last byte. */
  readonly ms: number;
}

/** What has come back, by status; 0 where nothing did. */
export interface Answers {
  readonly times: number[];
  readonly statuses: Map<number, number>;
}

export const noAnswers = (): Answers => ({ times: [], statuses: new Map() });

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

/** Asks for a page as a browser of its own visitor does. */
const askAs = (site: string, path: string, visitor: string): Promise<Answered> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const headers = {
      accept: "text/html",
      "accept-encoding": "gzip, br",
      "x-forwarded-for": visitorAddress(visitor),
    };
    const answer = (status: number) => resolve({ status, ms: performance.now() - begun });
    const ask = (): void => {
      const asked = get(site + path, { agent, headers }, (response) => {
        response.resume();
        response.once("end", () => answer(response.statusCode ?? 0));
        response.once("error", () => answer(0));
      });
      // Browsers do so too: the site ends a connection that has been idle just when it is used again.
      asked.once("error", () => (asked.reusedSocket ? ask() : answer(0)));
    };
    ask();
  });

/**
 * Asks so many times a second, whether answers come or not, until it is stopped.
 * @param path the nth question
 */
export const askOften = (
  site: string,
  perSecond: number,
  path: (n: number) => string,
  answers: Answers,
): (() => void) => {
  let n = 0;
  const timer = setInterval(() => {
    n += 1;
    const asked = path(n);
    void askAs(site, asked, `${asked} ${n}`).then(({ status, ms }) => {
      answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
      answers.times.push(ms);
    });
  }, 1000 / perSecond);
  return () => clearInterval(timer);
};
