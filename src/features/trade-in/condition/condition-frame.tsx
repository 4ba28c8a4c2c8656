import type { ReactNode } from "react";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "../personal/personal.module.css";

type ConditionFrameProps = {
  readonly locale: Locale;
  /** Id of the trade-in. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
};

/** A page about the condition of one car, with a link back to its valuation. */
export const ConditionFrame = async ({ locale, id, title, intro, children }: ConditionFrameProps) => {
  const t = await getScopedI18n("carCondition");
  return (
    <div className={styles.page}>
      <p>
        <SiteLink href={routePath("tradeIn", locale, { id })}>{t("back")}</SiteLink>
      </p>
      <h1>{title}</h1>
      {intro !== undefined && <p>{intro}</p>}
      {children}
    </div>
  );
};
