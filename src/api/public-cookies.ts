import "server-only";

const nameOf = (cookie: string): string => cookie.split("=", 1)[0]?.trim() ?? "";

/** Headers of a request with the listed cookies and no other: the services see nothing of the visitor's session. */
export const sendCookies = (headers: Headers, listed: readonly string[]): Headers => {
  const sent = new Headers(headers);
  sent.delete("cookie");
  const cookies = (headers.get("cookie") ?? "").split(";").filter((each) => listed.includes(nameOf(each)));
  if (cookies.length > 0) sent.set("cookie", cookies.map((each) => each.trim()).join("; "));
  return sent;
};

/** Headers of an answer in which only the listed cookies are set. */
export const keepCookies = (headers: Headers, listed: readonly string[]): Headers => {
  const kept = new Headers(headers);
  kept.delete("set-cookie");
  for (const cookie of headers.getSetCookie())
    if (listed.includes(nameOf(cookie))) kept.append("set-cookie", cookie);
  return kept;
};
