import { trackingCodes } from "#domain/tracking-codes.ts";
import type { WordsOf } from "#platform/wording.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/field.tsx";
import type { SelectOption } from "#ui/field/select-options.tsx";
import { Toggle } from "#ui/toggle/toggle.tsx";
import type { SimulationView } from "../simulation-view-type.ts";
import { QuoteButtonWords } from "./quote-button-words.tsx";
import { QuoteStatus } from "./quote-status.tsx";
import styles from "./simulation.module.css";
import { SimulationResult } from "./simulation-result.tsx";

export type SimulationFormProps = {
  readonly view: SimulationView;
  readonly words: WordsOf<"finance">;
  /** The deposit's minimum, maximum and step, in a sentence. */
  readonly limits: string;
  readonly terms: readonly SelectOption[];
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  /** Address of the form. */
  readonly action: string;
  /** Address prefix of the PDF. */
  readonly service: string;
  /** Address of the vehicle with this quote: of its parts that are pages. */
  readonly page: string;
  /** The words of the link to the check of the instalment. */
  readonly check: string;
  readonly locale: string;
  readonly fieldId: string;
  readonly vin: string;
  /** Whether there is a campaign, which the visitor can turn off. */
  readonly hasCampaign: boolean;
  /** The invalid text of the deposit, shown instead of a number. */
  readonly typed?: string;
  readonly zip: string | undefined;
};

/**
 * The simulation's form and figures. A plain GET form: the page returns with new figures; with scripts
 * `start-quotes` fetches that page and replaces the quote, and every place marked `data-quoted`.
 */
export const SimulationForm = (props: SimulationFormProps) => {
  const {
    view,
    words,
    limits,
    terms,
    range,
    action,
    service,
    page,
    check,
    locale,
    fieldId,
    vin,
    typed,
    zip,
  } = props;
  const { deposit, months } = view;
  const event = { type: trackingCodes.financingSimulation, data: { vin, deposit, months } };
  return (
    <div
      className={styles.simulation}
      data-quote={vin}
      data-phase="shown"
      data-query={[view.query, zip && String(new URLSearchParams({ zip }))].filter(Boolean).join("&")}
      data-cash={view.cash}
      data-event={JSON.stringify(event)}
    >
      <form className={styles.form} action={action} method="get" autoComplete="off" noValidate>
        <div className={styles.deposit}>
          <label htmlFor={fieldId}>{words.deposit}</label>
          <input
            id={fieldId}
            name="deposit"
            type="text"
            inputMode="numeric"
            maxLength={14}
            defaultValue={typed ?? deposit}
            aria-invalid={typed !== undefined || undefined}
            aria-describedby={`${fieldId}-limits`}
          />
          <input
            className={styles.slider}
            type="range"
            {...range}
            defaultValue={deposit}
            aria-label={words.slider}
            aria-describedby={`${fieldId}-limits`}
          />
          <p id={`${fieldId}-limits`}>{limits}</p>
        </div>
        <SelectField label={words.months} name="months" options={terms} defaultValue={String(months)} />
        {props.hasCampaign && (
          <Toggle label={words.ordinary} name="promo" value="0" defaultChecked={view.ordinary} />
        )}
        {zip !== undefined && <input type="hidden" name="zip" value={zip} />}
        <Button data-needs-script="" wide>
          <QuoteButtonWords rest={words.submit} busy={words.busy} />
        </Button>
      </form>
      <QuoteStatus view={view} words={words} />
      <div className={styles.result}>
        <SimulationResult view={view} words={words} pdf={{ service, locale }} page={page} check={check} />
      </div>
    </div>
  );
};
