import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { defaultLocale, isLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const noStore = { "cache-control": cacheControl.nobody } as const;

/** All that is kept of whoever is signed in, as a JSON file: `?locale=`. */
export const GET = limited("accountExport", async (request) => {
  const asked = new URL(request.url).searchParams.get("locale");
  const locale = isLocale(asked) ? asked : defaultLocale;
  const answer = await withSession(locale, (caller) => call("exportAccount", {}, caller));
  if (answer.ok)
    return new Response(JSON.stringify(answer.value, null, 2), {
      headers: {
        ...noStore,
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="volante.json"',
      },
    });
  if (answer.error.kind !== "unauthorized") return refuse(answer.error);
  const location = loginAddress(locale, { returnTo: routePath("account", locale) });
  return new Response(null, { status: 303, headers: { ...noStore, location } });
});
