"use client";

import { useEffect, useRef, useState } from "react";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { announceEvent } from "#platform/announce-event.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { SelectField, type SelectOption } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { SimulationView } from "../simulation-view.ts";
import { fetchSimulation } from "./fetch-simulation.ts";
import styles from "./simulation.module.css";
import { SimulationResult } from "./simulation-result.tsx";
import type { SimulationWords } from "./simulation-words.ts";

export type SimulationFormProps = {
  readonly initial: SimulationView;
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
};

type Phase = "shown" | "busy" | "updated" | "failed";

/**
 * The simulation's form and figures. A plain GET form: without scripts the page comes back with the new figures, with
 * them the figures change in place, once a choice is made (not at every pixel of the slider), and the address follows.
 */
export function SimulationForm(props: SimulationFormProps) {
  const { initial, words, terms, range, action, service, locale, fieldId, vin, hasCampaign } = props;
  const [view, setView] = useState(initial);
  const [phase, setPhase] = useState<Phase>("shown");
  const [refusal, setRefusal] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const asked = useRef(initial.query);
  const pending = useRef<AbortController>(undefined);

  const show = (next: SimulationView) => {
    setView(next);
    void import("./show-in-column.ts").then(({ showInColumn }) => showInColumn(vin, next));
    announceEvent(trackingCodes.financingSimulation, { vin, deposit: next.deposit, months: next.months });
    for (const field of [number, slider]) if (field.current) field.current.value = String(next.deposit);
    const months = form.current?.elements.namedItem("months");
    if (months instanceof HTMLSelectElement) months.value = String(next.months);
    asked.current = next.query;
    const zip = new URLSearchParams(location.search).get("zip");
    const query = [next.query, zip === null ? "" : new URLSearchParams({ zip })].filter(String).join("&");
    history.replaceState(history.state, "", `${location.pathname}?${query}${location.hash}`);
  };

  const update = async () => {
    if (!form.current) return;
    const wish = new URLSearchParams(
      [...new FormData(form.current)].map(([key, value]) => [key, String(value)]),
    );
    if (wish.toString() === asked.current) return;
    asked.current = wish.toString();
    pending.current?.abort();
    const attempt = new AbortController();
    pending.current = attempt;
    setPhase("busy");
    wish.set("locale", locale);
    const { view: next, ...rest } = await fetchSimulation(`${service}?${wish}`, attempt);
    if (pending.current !== attempt) return;
    if (next) show(next);
    else asked.current = "";
    setRefusal("message" in rest ? rest.message : undefined);
    setPhase(next ? "updated" : "failed");
  };

  // React's change event is the browser's input event: it would ask at every step of a drag.
  const latest = useRef(update);
  latest.current = update;
  useEffect(() => {
    const element = form.current;
    const onChange = () => void latest.current();
    element?.addEventListener("change", onChange);
    return () => {
      element?.removeEventListener("change", onChange);
      pending.current?.abort();
    };
  }, []);

  return (
    <div className={styles.simulation} data-phase={phase}>
      <form
        ref={form}
        className={styles.form}
        action={action}
        method="get"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void update();
        }}
        onInput={({ target, nativeEvent }) => {
          if (target === slider.current && number.current) number.current.value = slider.current?.value ?? "";
          // Thousands may be typed with their separators, and cents, which do not count here.
          if (target === number.current && slider.current)
            slider.current.value = number.current?.value.replace(/,.*|\D/g, "") ?? "";
          // What was typed before the scripts came is announced by the loader, without a change event.
          if (!nativeEvent.isTrusted) void update();
        }}
      >
        <div className={styles.deposit}>
          <label htmlFor={fieldId}>{words.deposit}</label>
          <input
            ref={number}
            id={fieldId}
            name="deposit"
            type="text"
            inputMode="numeric"
            maxLength={14}
            defaultValue={initial.deposit}
            aria-describedby={`${fieldId}-limits`}
            autoComplete="off"
          />
          <input
            ref={slider}
            className={styles.slider}
            type="range"
            {...range}
            defaultValue={initial.deposit}
            aria-label={words.slider}
            aria-describedby={`${fieldId}-limits`}
          />
          <p id={`${fieldId}-limits`}>{words.limits}</p>
        </div>
        <SelectField
          label={words.months}
          name="months"
          options={terms}
          defaultValue={String(initial.months)}
        />
        {hasCampaign && (
          <Checkbox label={words.ordinary} name="promo" value="0" defaultChecked={initial.ordinary} />
        )}
        <Button data-needs-script aria-busy={phase === "busy" || undefined} wide>
          {phase === "busy" ? words.busy : words.submit}
        </Button>
      </form>
      <div role="status" className={styles.status}>
        {phase === "failed" && (
          <Notice type="error">
            <p>
              {refusal ?? words.failed} {view.kept}
            </p>
          </Notice>
        )}
        {phase !== "failed" && view.notices.length > 0 && (
          <Notice type="info">
            {view.notices.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
        {phase === "updated" && <VisuallyHidden>{view.announcement}</VisuallyHidden>}
      </div>
      <div className={styles.result} aria-busy={phase === "busy"}>
        <SimulationResult
          view={view}
          words={words}
          pdfAddress={`${service}/pdf?${view.query}&locale=${locale}`}
          kept={phase === "failed"}
        />
      </div>
    </div>
  );
}
