import { isListedPicture } from "#platform/is-listed-picture.ts";
import type { RowCells } from "./row-cells.ts";
import type { RowContext } from "./row-context.ts";

const mostPictures = 60;
/** As long as a database's index takes. */
const longestAddress = 2000;

/** The addresses in a cell: one, or a list of JSON such as `[{"url":"https://…"}]`. */
const addressesIn = (item: string): readonly string[] => {
  if (!/^[[{]/.test(item)) return [item];
  return Array.from(item.matchAll(/"url"\s*:\s*"([^"\\]+)"/g), ([, address = ""]) => address);
};

/** The addresses of a vehicle's photographs, as far as they may be fetched. */
export const readPictures = (
  cells: RowCells,
  { imageHosts, leaveOut }: Pick<RowContext, "imageHosts" | "leaveOut">,
): readonly string[] => {
  const addresses = cells
    .list("pictures")
    .flatMap(addressesIn)
    .flatMap((item) => {
      const url = URL.parse(item);
      if (url !== null && url.href.length <= longestAddress && isListedPicture(imageHosts, url.href))
        return [url.href];
      leaveOut(
        "pictures",
        url?.host ?? item,
        url === null ? "it is no address" : "its host is not in IMAGE_HOSTS, or it is not https",
      );
      return [];
    });
  const different = [...new Set(addresses)];
  for (const url of different.slice(mostPictures))
    leaveOut("pictures", new URL(url).host, `it is behind the ${mostPictures} pictures that are stored`);
  return different.slice(0, mostPictures);
};
