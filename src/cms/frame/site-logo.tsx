import type { Header } from "#api/models/page.ts";
import { isPictureAddress } from "#contract/picture.ts";

type SiteLogoProps = {
  readonly logo: Header["logo"];
  /** It stands far down the page. */
  readonly late?: boolean;
};

/**
 * The logo, in its dark form on a dark screen where content has one. The page chooses: an SVG that is rendered as a picture
 * does not learn of the colour scheme in every browser. Its name, where there is no picture.
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
