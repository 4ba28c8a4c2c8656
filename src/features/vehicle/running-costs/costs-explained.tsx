import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { Costs } from "./running-costs.tsx";

/** How each line was calculated, or why it cannot be said, and where its figures come from. */
export const CostsExplained = async ({ costs }: { readonly costs: Costs }) => {
  const t = await getScopedI18n("runningCosts");
  const { longDate } = marketOf(await getCurrentLocale()).formats;
  const { lines, insurance, sources } = costs;
  const told = [
    ...lines.map(({ kind, how }) => ({ name: t(`kinds.${kind}`), how })),
    ...(insurance ? [{ name: t("insurance"), how: insurance.how }] : []),
  ];
  return (
    <>
      {told.map(({ name, how }) => (
        <p key={name}>
          <strong>{name}.</strong> {how}
        </p>
      ))}
      {sources.length > 0 && (
        <>
          <p>
            <strong>{t("sources")}</strong>
          </p>
          <ul>
            {sources.map(({ name, url, asOf }) => (
              <li key={url}>
                <SiteLink href={url}>{name}</SiteLink>
                {asOf !== undefined && ` (${longDate(`${asOf}T12:00:00Z`)})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
