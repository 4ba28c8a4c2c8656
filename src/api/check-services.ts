import "server-only";
import { defaultLocale } from "#platform/locale.ts";
import { call } from "./call.ts";

/** Asks each service one cheap thing. Resolves to what is wrong, in words for an operator; empty when all is well. */
export const checkServices = async (): Promise<string[]> => {
  const caller = { locale: defaultLocale };
  const [content, data] = await Promise.all([call("seo", {}, caller), call("dealers", {}, caller)]);
  const problemsOf = (service: string, answer: typeof content | typeof data): string[] =>
    answer.ok ? [] : [`${service} service: ${answer.error.kind}, ${answer.error.message}`];
  return [...problemsOf("content", content), ...problemsOf("data", data)];
};
