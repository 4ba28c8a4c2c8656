import { bodyLimitOf } from "./body-limits.ts";
import { checkForm } from "./check-form.ts";
import type { Doorkeeper } from "./doorkeeper.ts";
import type { Refusal } from "./refuse.ts";

const tooLarge = (limit: number): Refusal => ({
  status: 413,
  message: `A body here holds at most ${limit} bytes\n`,
});

/**
 * Bodies, before anybody reads them: one that announces too much is refused at once, one that announces nothing as soon as
 * too much has come. The rest is held here until it is whole, so whatever is let in has a body of a known, bounded size, and
 * a form is one that can be read.
 */
export const boundBody: Doorkeeper = ({ request }) => {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  const limit = bodyLimitOf(request.url ?? "/");
  if (Number(length ?? 0) > limit) return tooLarge(limit);
  if (Number(length ?? 0) === 0 && encoding === undefined) return checkForm(request, []);
  return new Promise((resolve) => {
    const held: Buffer[] = [];
    let size = 0;
    const release = () => Reflect.deleteProperty(request, "push");
    // Node hands what it receives to `push`; nothing has been let in yet, so nobody else has.
    request.push = (part: Buffer | null) => {
      size += part?.byteLength ?? 0;
      if (size > limit) {
        release();
        resolve(tooLarge(limit));
        return true;
      }
      if (part !== null) return held.push(part) > 0;
      release();
      const handOver = (refusal?: Refusal) => {
        for (const piece of refusal ? [] : held) request.push(piece);
        request.push(null);
        return refusal;
      };
      const checked = checkForm(request, held);
      resolve(checked ? checked.then(handOver) : handOver());
      return true;
    };
  });
};
