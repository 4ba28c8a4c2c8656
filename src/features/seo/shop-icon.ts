import type { Metadata } from "next";
import { hasCommonIcons, knownShop } from "#api/known-shop.ts";

const types: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
};

/** The shop's icon with its media type, where that shows in its address; undefined where it has none. */
export const shopIcon = (): { readonly url: string; readonly type?: string } | undefined => {
  const { icon: url } = knownShop();
  if (url === undefined) return undefined;
  const type = types[/\.([a-z]+)$/.exec(url)?.[1] ?? ""];
  return { url, ...(type !== undefined && { type }) };
};

/** The icons that browsers and devices show for the site. */
export const iconLinks = (): Metadata["icons"] => {
  const own = shopIcon();
  if (own) return { icon: { ...own, sizes: "512x512" }, apple: own.url };
  if (!hasCommonIcons()) return undefined;
  return {
    icon: [
      { url: "/favicon.ico", sizes: "48x48" },
      { url: "/icons/volante-mark.svg", type: "image/svg+xml" },
    ],
    apple: "/icons/apple-touch.png",
  };
};
