import { answerBlogFeed } from "#cms/answer-blog-feed.ts";

export const dynamic = "force-dynamic";

/** The Portuguese blog as RSS. */
export const GET = (request: Request) => answerBlogFeed("pt", request);
