import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";

/** What a server component is drawn as, without the framework's comments and with plain spaces. */
export const drawMarkup = async (drawn: ReactNode): Promise<string> => {
  const markup = await text((await prerenderToNodeStream(drawn)).prelude);
  return markup.replace(/<!--.*?-->/g, "").replace(/[\u00a0\u202f]/g, " ");
};
