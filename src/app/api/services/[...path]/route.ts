import { answerFromServices } from "#api/embedded-public.ts";

const answer = (request: Request): Promise<Response> => answerFromServices(request);

/** The public paths of the reference backend, with their methods. */
export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
