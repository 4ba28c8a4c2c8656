import { answerBlogFeed } from "#cms/answer-blog-feed.ts";

export const dynamic = "force-dynamic";

/** The Spanish blog as RSS. */
export const GET = (request: Request) => answerBlogFeed("es", request);
