import type { ReactNode } from "react";
import { type TradeInPage, tradeInPages, tradeInProgressSteps } from "#domain/trade-in-pages.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { StepProgress } from "#ui/step-progress/step-progress.tsx";
import styles from "./trade-in.module.css";

type StepFrameProps = {
  readonly page: TradeInPage;
  readonly title: string;
  readonly intro?: string | undefined;
  /** Target of Back; none where it is not available. */
  readonly back: string | undefined;
  readonly children: ReactNode;
};

/** A page of the trade-in: progress, title, form, and Back. */
export const StepFrame = async ({ page, title, intro, back, children }: StepFrameProps) => {
  const t = await getScopedI18n("tradeIn");
  const step = tradeInPages[page];
  return (
    <div className={styles.page}>
      {step <= tradeInProgressSteps && (
        <StepProgress
          current={step}
          total={tradeInProgressSteps}
          label={t("progress", {
            step,
            total: tradeInProgressSteps,
            name: t(`steps.${step as 1 | 2 | 3 | 4}`),
          })}
        />
      )}
      <h1>{title}</h1>
      {intro && <p>{intro}</p>}
      {children}
      {back && (
        <p>
          <SiteLink href={back}>{t("back")}</SiteLink>
        </p>
      )}
    </div>
  );
};
