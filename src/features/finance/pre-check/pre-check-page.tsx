import type { Vehicle } from "#api/models/vehicle.ts";
import { type PreCheckOutcome, preCheckShares } from "#domain/finance/pre-check.ts";
import { amountPattern } from "#domain/read-amount.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import styles from "../simulation/simulation.module.css";
import type { SimulationView } from "../simulation-view-type.ts";

type PreCheckPageProps = {
  readonly vehicle: Vehicle;
  readonly locale: Locale;
  /** The quote whose instalment is in question; undefined where it could not be calculated. */
  readonly view: SimulationView | undefined;
  readonly fit: PreCheckOutcome | undefined;
};

const looks = { fits: "success", tight: "info", beyond: "warning", unread: "error" } as const;

/** Three questions on whether an instalment fits a month. The answers are stored nowhere, and nobody decides by them. */
export const PreCheckPage = ({ vehicle, locale, view, fit }: PreCheckPageProps) => {
  const words = wordsOf(locale, "preCheck");
  const { number } = marketOf(locale).formats;
  const shares = { fits: number(preCheckShares.fits * 100), tight: number(preCheckShares.tight * 100) };
  const { brand, model } = vehicle.vehicle;
  const amount = { inputMode: "decimal", pattern: amountPattern, maxLength: 20, required: true } as const;
  return (
    <Section>
      <h1>{words.title}</h1>
      <div className={styles.result} style={{ maxInlineSize: "42rem" }}>
        <p>
          {[`${brand} ${model}`.trim(), view && `${view.monthly} ${words.perMonth}`]
            .filter(Boolean)
            .join(": ")}
        </p>
        {fit !== undefined && (
          <Notice type={looks[fit]} title={words.titles[fit]}>
            <p>{fill(words.texts[fit], shares)}</p>
            {fit !== "unread" && <p>{words.noDecision}</p>}
          </Notice>
        )}
        <p>{words.intro}</p>
        <form className={styles.result} method="post" action="/api/pre-check" autoComplete="off">
          <input type="hidden" name="page" value={`${vehicle.path}?${view?.query ?? ""}`} />
          <TextField {...amount} id="income" name="income" label={words.income} help={words.incomeHelp} />
          <TextField {...amount} id="paid" name="paid" label={words.paid} help={words.paidHelp} />
          <TextField {...amount} id="fee" name="fee" label={words.fee} defaultValue={view?.monthly} />
          <Button wide>{words.submit}</Button>
        </form>
        <p>{fill(words.rule, shares)}</p>
        <p data-only="page">
          <ButtonLink href={`${vehicle.path}?${view?.query ?? ""}#finance`} look="secondary">
            {words.back}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
};
