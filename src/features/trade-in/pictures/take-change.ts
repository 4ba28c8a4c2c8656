import "server-only";
import { call } from "#api/call.ts";
import { type SignedInCaller, withSession } from "#api/session/with-session.ts";
import { pictureBytes } from "#contract/body-sizes.ts";
import type { PictureFault } from "#domain/picture-query.ts";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import { answerScript, redirectBack } from "./answer-change.ts";
import { pictureFault } from "./picture-faults.ts";
import { type PictureChange, readPictureChange } from "./picture-request.ts";

/** Stores or deletes a photo of the signed-in visitor, or of a request. Resolves to the error, or undefined on success. */
const changePicture = async ({
  id,
  isRequest,
  pov,
  locale,
  removes,
  image,
}: PictureChange): Promise<PictureFault | undefined> => {
  if (!removes && image === undefined) return "missing";
  if (!removes && image?.size === 0) return "empty";
  if (image && image.size > pictureBytes) return "tooLarge";
  const params = { id };
  const isRemoved = removes || image === undefined;
  const changeOfRequest = () =>
    isRemoved
      ? call("removeCarRequestImage", { params, query: { pov } }, { locale })
      : call("uploadCarRequestImage", { params, body: { pov, image } }, { locale });
  const changeOfTradeIn = (caller: SignedInCaller) =>
    isRemoved
      ? call("removeTradeInImage", { params, query: { pov } }, caller)
      : call("uploadTradeInImage", { params, body: { pov, image } }, caller);
  const done = isRequest ? await changeOfRequest() : await withSession<unknown>(locale, changeOfTradeIn);
  return done.ok ? undefined : pictureFault(done.error);
};

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
