import { answerHeaders } from "#platform/answers/answer-headers.ts";

/** The answers of services that browsers reach without a storefront before them, with the headers that it would give them. */
export const withAnswerHeaders =
  (fetch: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const answer = await fetch(request);
    for (const [name, value] of Object.entries(answerHeaders)) answer.headers.set(name, value);
    return answer;
  };
