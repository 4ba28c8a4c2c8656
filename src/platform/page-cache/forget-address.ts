const text = '"(?:[^"\\\\]|\\\\.)*"';
const address = new RegExp(`^(0:\\{"P":[^\\n]*?)"c":\\[(?:${text},?)*\\],"q":${text}`, "m");

/** The framework's data of a page, which begins with the address that was asked for, without it. A browser has its own. */
export const withoutAddress = (flight: string): string => flight.replace(address, '$1"c":[""],"q":""');

const part = /<script\b[^>]*>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;

const asScript = (flight: string): string =>
  `<script>self.__next_f.push(${JSON.stringify([1, flight]).replaceAll("<", "\\u003c")})</script>`;

/**
 * A page whose inline data says nothing of the address that was asked for. The framework cuts the data into scripts
 * wherever it likes, in the middle of an address too: where it has to be changed all of it goes into the first. Pure.
 */
export const withoutInlineAddress = (html: string): string => {
  const flight = [...html.matchAll(part)]
    .map(([, values = ""]) => (JSON.parse(values) as [number, string])[1])
    .join("");
  const forgotten = withoutAddress(flight);
  if (forgotten === flight) return html;
  let scripts = 0;
  return html.replace(part, () => (scripts++ === 0 ? asScript(forgotten) : ""));
};
