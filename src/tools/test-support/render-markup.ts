import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";

/** What a server component is rendered as, without the framework's comments and with plain spaces. */
export const renderMarkup = async (rendered: ReactNode): Promise<string> => {
  const markup = await text((await prerenderToNodeStream(rendered)).prelude);
  return markup.replace(/<!--.*?-->/g, "").replace(/[\u00a0\u202f]/g, " ");
};
