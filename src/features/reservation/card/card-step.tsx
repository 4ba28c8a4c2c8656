"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { CardForm } from "./card-form.tsx";
import styles from "./card-step.module.css";
import type { CardStepProps } from "./card-step-props.ts";
import { Countdown } from "./countdown.tsx";
import { EndNotice } from "./end-notice.tsx";
import { FocusedNotice } from "./focused-notice.tsx";
import { usePayment } from "./use-payment.ts";

/** Charges the card: the one part of the site that React renders on in the browser (docs/decisions/0026). */
export const CardStep = (props: CardStepProps) => {
  const { payment, held, leftMs, places, call, flash, words } = props;
  const [isAwake, setAwake] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isUnloaded, setUnloaded] = useState(false);
  const { shown, pay, check, timeOver } = usePayment({
    id: payment.reservationId,
    onPaid: () => {
      // biome-ignore lint/suspicious/noDocumentCookie: every browser takes it, at once.
      document.cookie = flash;
      location.replace(places.reservation);
    },
  });
  const endTime = useEffectEvent(() => void timeOver());
  useEffect(() => {
    setAwake(true);
    // From now on others may write into the page (`browser/activation-script.ts`).
    delete document.documentElement.dataset.hydrates;
  }, []);
  useEffect(() => {
    if (isOver && shown.at === "form") endTime();
  }, [isOver, shown.at]);

  const doing = shown.at === "busy" ? words[shown.doing] : undefined;
  const isEnd = shown.at === "end";
  return (
    <div className={styles.step} data-card={isAwake ? "awake" : "coming"}>
      {!isEnd && held && <Countdown held={held} leftMs={leftMs} words={words} onOver={() => setOver(true)} />}
      <VisuallyHidden>
        <span role="status">{doing}</span>
      </VisuallyHidden>
      {shown.at === "form" && shown.problem && (
        <FocusedNotice type="error" title={words.problemTitle} text={words.problems[shown.problem]} />
      )}
      {isUnloaded && !isEnd && (
        <FocusedNotice type="error" title={words.problemTitle} text={words.problems.unloaded}>
          <p>
            <Button type="button" onClick={() => location.reload()}>
              {words.reload}
            </Button>
          </p>
        </FocusedNotice>
      )}
      {isEnd && <EndNotice as={shown.as} {...{ words, places, call }} onCheck={check} />}
      <div hidden={isEnd || isUnloaded}>
        <CardForm {...props} isAwake={isAwake} doing={doing} onPay={pay} onFailed={() => setUnloaded(true)} />
      </div>
    </div>
  );
};
