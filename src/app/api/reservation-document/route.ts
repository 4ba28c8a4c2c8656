import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { readDocumentQuery } from "#features/reservation/personal/document-address.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { limited } from "#platform/rate-limit/limited.ts";
import { fail } from "#platform/result.ts";
import { wordsOf } from "#platform/wording.ts";

const noStore = { "cache-control": cacheControl.noStore } as const;

/**
 * A document of a reservation, for its owner, as a file: `?reservation&document&kind&locale`. The name of the
 * file is ours, and only a PDF is passed on.
 */
export const GET = limited("reservationDocument", async (request) => {
  const query = readDocumentQuery(new URL(request.url).searchParams);
  if (!query) return refuse(fail("not-found", "No document").error);
  const { reservation: id, document: documentId, kind, locale } = query;
  const answer = await withSession(locale, (caller) =>
    call("reservationDocument", { params: { id, documentId } }, caller),
  );
  if (!answer.ok) {
    if (answer.error.kind !== "unauthorized") return refuse(answer.error);
    const location = loginAddress(locale, { returnTo: routePath("reservation", locale, { id }) });
    return new Response(null, { status: 303, headers: { ...noStore, location } });
  }
  const { bytes, contentType } = answer.value;
  if (!/^application\/pdf\b/i.test(contentType))
    return refuse(fail("contract", "The document is no PDF").error);
  const name = `${wordsOf(locale, "reservations").files[kind]}-${id}.pdf`;
  return new Response(bytes, {
    headers: {
      ...noStore,
      "content-type": "application/pdf",
      "content-length": String(bytes.byteLength),
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
});
