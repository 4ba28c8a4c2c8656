import { answerBlogFeed } from "#cms/answer-blog-feed.ts";
import type { LocaleProps } from "../../read-locale.ts";
import { readPrefixedLocale } from "../../read-prefixed-locale.ts";

export const dynamic = "force-dynamic";

/** The blog as RSS, in a language whose addresses have a prefix. */
export const GET = async (request: Request, props: LocaleProps) =>
  answerBlogFeed(await readPrefixedLocale(props), request);
