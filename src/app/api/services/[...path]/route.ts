import { answerFromServices } from "#api/embedded-public.ts";

const answer = (request: Request): Promise<Response> => answerFromServices(request);

/** The few paths of the reference backend that others reach, with the methods that each takes. */
export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
