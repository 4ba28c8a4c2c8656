import type { Attack } from "./attack.ts";
import { canary, isLeak, leakingPages, mail } from "./leaking-files.ts";
import { type Answer, send, sendForData } from "./send.ts";
import { templates, withParameter } from "./templates.ts";

const textOf = ({ body, headers }: Answer): string => body + JSON.stringify(headers);

/**
 * The query of the first visitor's address is in nothing that the next one gets: page, the framework's
 * data, files.
 */
export const canaries: Attack = {
  name: "canaries",
  seconds: 120,
  run: async ({ open }, tally) => {
    const planned = await open();
    const site = await open();
    const all = await templates(planned.url);
    for (const { path } of all) {
      const address = withParameter(withParameter(path, "utm_source", canary), "token", mail);
      await send(site.url, address);
    }
    const requests: readonly (readonly [string, (path: string) => Promise<Answer>])[] = [
      ["the page", (path) => send(site.url, path)],
      ["its data", (path) => sendForData(site.url, path)],
    ];
    for (const { name, path } of all) {
      for (const [what, request] of requests) {
        const answer = await request(path);
        const leaks = isLeak(textOf(answer)) ? `the first visitor's address is in ${what}` : undefined;
        const fault = answer.body === "" ? `${what} is empty, ${answer.status}` : leaks;
        tally.record(path, fault === undefined ? undefined : `${name}: ${fault}`);
      }
    }
    for (const path of leakingPages(site.folder)) tally.record(path, "holds the first visitor's address");
  },
};
