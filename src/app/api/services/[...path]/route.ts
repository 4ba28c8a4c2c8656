import { answerFromEmbedded } from "#api/embedded-public.ts";

/** The few paths of the embedded reference backend that browsers reach. */
export const GET = async (request: Request, { params }: { params: Promise<{ path: string[] }> }) => {
  const path = `/${(await params).path.join("/")}`;
  return (await answerFromEmbedded(path, request)) ?? new Response("Not found", { status: 404 });
};
