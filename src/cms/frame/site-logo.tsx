import type { Header } from "#contract/page.ts";

type SiteLogoProps = {
  readonly logo: Header["logo"];
  /** It stands far down the page. */
  readonly late?: boolean;
};

/**
 * The logo, in its dark form on a dark screen where content has one. The page chooses: an SVG that is drawn as a picture
 * does not learn of the colour scheme in every browser.
 */
export function SiteLogo({ logo: { src, dark, alt }, late = false }: SiteLogoProps) {
  return (
    <picture>
      {dark !== undefined && <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />}
      <img src={src} alt={alt} width={120} height={32} loading={late ? "lazy" : undefined} />
    </picture>
  );
}
