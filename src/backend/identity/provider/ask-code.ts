import { fill } from "#platform/fill.ts";
import { codeMilliseconds } from "../codes/code-times.ts";
import { proofOf } from "../codes/proof.ts";
import { isSpent, proveAddress } from "../codes/prove-address.ts";
import { prolongState } from "../states/find-state.ts";
import { readPurpose } from "./ask-address.ts";
import type { ProviderSession } from "./provider-session.ts";
import { seeOther } from "./redirect-to-storefront.ts";
import { renderStep } from "./render-step.ts";
import { sayAgain } from "./say-again.ts";
import { tooManyCodesPage } from "./too-many-codes-page.ts";

/** The second step: the code, typed in the same browser in which it was asked for. */
export const renderCode = async (visit: ProviderSession): Promise<Response> => {
  const { call, codeOwner, query, said, words, link } = visit;
  if (await isSpent(call.orm, codeOwner)) return tooManyCodesPage(visit);
  const purpose = readPurpose(query.get("purpose"));
  const { title, help, submit, again } = words.codePage;
  return renderStep(visit, {
    title,
    text: words.codePage[purpose],
    form: {
      to: "code",
      hidden: { purpose },
      submit,
      fields: [
        {
          name: "code",
          label: words.code,
          type: "text",
          isCode: true,
          autocomplete: "one-time-code",
          help: fill(help, { minutes: codeMilliseconds / 60_000 }),
          problem: said.problems?.code,
        },
      ],
    },
    links: [{ href: link(purpose), text: again }],
  });
};

/** Takes the code; the right one leads on to the password, by GET, with the proof that it was typed in this window. */
export const takeCode = async (visit: ProviderSession): Promise<Response> => {
  const { call, codeOwner, form, found, link, words } = visit;
  const purpose = readPurpose(form("purpose"));
  const typed = form("code").trim();
  const refuse = (why: string) => sayAgain(visit, "code", { problems: { code: why } }, { purpose });
  if (typed === "") return refuse(words.fieldErrors.codeMissing);
  if (await isSpent(call.orm, codeOwner)) return seeOther(link("code"));
  const email = await proveAddress(call.orm, codeOwner, typed, call.now);
  call.log.info({ purpose, isRight: email !== undefined }, "a code was typed");
  if (email === undefined) return refuse(words.fieldErrors.codeWrong);
  await prolongState(call.orm, found, call.now);
  return seeOther(
    `${link("password")}&${new URLSearchParams({ purpose, proof: proofOf(codeOwner, email) })}`,
  );
};
