import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { SelectField, type SelectOption } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { SimulationView } from "../simulation-view.ts";
import styles from "./simulation.module.css";
import { SimulationResult } from "./simulation-result.tsx";
import type { SimulationWords } from "./simulation-words.ts";

export type SimulationFormProps = {
  readonly view: SimulationView;
  readonly words: SimulationWords;
  readonly terms: readonly SelectOption[];
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  /** Where the form leads without scripts. */
  readonly action: string;
  /** Where new figures come from, without a query; the PDF lies below it. */
  readonly service: string;
  readonly locale: string;
  readonly fieldId: string;
  readonly vin: string;
  /** There is a campaign that may be left aside. */
  readonly hasCampaign: boolean;
  /** What stands in the field for the deposit instead of a figure, because it could not be read. */
  readonly typed?: string;
};

/**
 * The simulation's form and figures. A plain GET form: without scripts the page comes back with the new figures, with
 * them `start-simulation` changes the figures in place.
 */
export function SimulationForm(props: SimulationFormProps) {
  const { view, words, terms, range, action, service, locale, fieldId, vin, hasCampaign, typed } = props;
  return (
    <div
      className={styles.simulation}
      data-simulation={vin}
      data-phase="shown"
      data-query={view.query}
      data-service={service}
      data-locale={locale}
      data-failed={words.failed}
      data-of-kept={view.kept}
      data-cash={view.cash}
    >
      <form className={styles.form} action={action} method="get" noValidate>
        <div className={styles.deposit}>
          <label htmlFor={fieldId}>{words.deposit}</label>
          <input
            id={fieldId}
            name="deposit"
            type="text"
            inputMode="numeric"
            maxLength={14}
            defaultValue={typed ?? view.deposit}
            aria-invalid={typed !== undefined || undefined}
            aria-describedby={`${fieldId}-limits`}
            autoComplete="off"
          />
          <input
            className={styles.slider}
            type="range"
            {...range}
            defaultValue={view.deposit}
            aria-label={words.slider}
            aria-describedby={`${fieldId}-limits`}
          />
          <p id={`${fieldId}-limits`}>{words.limits}</p>
        </div>
        <SelectField label={words.months} name="months" options={terms} defaultValue={String(view.months)} />
        {hasCampaign && (
          <Checkbox label={words.ordinary} name="promo" value="0" defaultChecked={view.ordinary} />
        )}
        <Button data-needs-script="" data-busy-text={words.busy} wide>
          {words.submit}
        </Button>
      </form>
      <div role="status" className={styles.status}>
        <div data-says="refusal" hidden>
          <Notice type="error">
            <p />
          </Notice>
        </div>
        <div data-says="notices" hidden={view.notices.length === 0}>
          <Notice type="info">
            {view.notices.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        </div>
        <VisuallyHidden>
          <span data-says="announcement" />
        </VisuallyHidden>
      </div>
      <div className={styles.result} data-financed={vin}>
        <SimulationResult view={view} words={words} pdf={{ service, locale }} />
      </div>
    </div>
  );
}
