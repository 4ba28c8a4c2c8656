import type { Header } from "#api/models/page.ts";
import { isPictureAddress } from "#contract/picture.ts";

type SiteLogoProps = {
  readonly logo: Header["logo"];
  /** Far down the page: loads lazily. */
  readonly late?: boolean;
};

/**
 * The logo, in its dark variant on a dark screen where content has one. The page chooses it: an SVG rendered
 * as an image does not get the colour scheme in every browser. The site's name without a logo.
 */
export const SiteLogo = ({ logo: { src, dark, alt }, late = false }: SiteLogoProps) => {
  if (!isPictureAddress(src)) return alt;
  return (
    <picture>
      {dark !== undefined && isPictureAddress(dark) && (
        <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />
      )}
      <img src={src} alt={alt} width={120} height={32} loading={late ? "lazy" : undefined} />
    </picture>
  );
};
