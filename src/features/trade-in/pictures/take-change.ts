import "server-only";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import { answerScript, redirectBack } from "./answer-change.ts";
import { changePicture } from "./change-picture.ts";
import { readPictureChange } from "./picture-request.ts";

const isScript = ({ headers }: Request): boolean =>
  /\bapplication\/json\b/i.test(headers.get("accept") ?? "");

/** Handles a form that stores or deletes a photo, with a response for scripts or for the page itself. */
export const takeChange = async (request: Request): Promise<Response> => {
  const permit = await takePermit("upload", request.headers);
  if (!permit.ok && isScript(request)) return answerScript("tooOften", permit.retryAfterSeconds);
  const change = await readPictureChange(request);
  if (!change) return answerScript("cut");
  const fault = permit.ok ? await changePicture(change) : "tooOften";
  return isScript(request) ? answerScript(fault) : redirectBack(change, fault);
};
