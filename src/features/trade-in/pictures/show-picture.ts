import "server-only";
import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { pictureKind } from "#domain/picture-kind.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { defaultLocale } from "#platform/locale.ts";
import { fail } from "#platform/result.ts";
import { guardedHeaders } from "./answer-change.ts";
import { readPictureSubject } from "./picture-request.ts";

/**
 * Serves a photo to its owner, or to holders of a request's key, if it has one of the types for uploads. Other content of the service is not
 * passed on.
 */
export const showPicture = async ({ url }: Request): Promise<Response> => {
  const { searchParams } = new URL(url);
  const subject = readPictureSubject((name) => searchParams.get(name));
  if (!subject) return refuse(fail("not-found", "No picture").error);
  const { id, pov, isRequest } = subject;
  const input = { params: { id }, query: { pov } };
  const answer = isRequest
    ? await call("carRequestImage", input, { locale: defaultLocale })
    : await withSession(defaultLocale, (caller) => call("tradeInImage", input, caller));
  if (!answer.ok) return refuse(answer.error);
  const { bytes } = answer.value;
  const kind = pictureKind(new Uint8Array(bytes));
  if (!kind) return refuse(fail("contract", "The picture is no JPEG, PNG or WebP").error);
  return new Response(bytes, {
    headers: {
      ...guardedHeaders,
      "content-type": `image/${kind}`,
      "content-length": String(bytes.byteLength),
      "content-disposition": `inline; filename="${pov}.${kind}"`,
    },
  });
};
