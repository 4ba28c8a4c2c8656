const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** What no XML 1.0 document may hold, not even escaped. */
const impossible = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text as it may stand in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(impossible, "").replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
