import { useEffect, useEffectEvent, useRef, useState } from "react";
import { TextField } from "#ui/text-input/text-field.tsx";
import { CardPair } from "../card-pair.tsx";
import { type CardPartProps, fieldId } from "../payment-form.ts";
import { expiryState, writeExpiry } from "./card-expiry.ts";
import { cvcState, groupDigits, numberState } from "./card-number.ts";
import { payBySandbox } from "./pay-by-sandbox.ts";

/** Only what is typed at the end is reformatted: elsewhere the cursor would jump. */
const written = (input: HTMLInputElement, write: (text: string) => string): string =>
  input.selectionStart === input.value.length ? write(input.value) : input.value;

/** A card of the sandbox. Its fields have no names, so that a form never submits them. */
export const SandboxForm = ({
  payment: { clientToken },
  own,
  words,
  fieldErrors,
  isLocked,
  onState,
  onLeft,
  onReady,
}: CardPartProps) => {
  const [number, setNumber] = useState("");
  const [expiry, setExpiry] = useState("");
  const [cvc, setCvc] = useState("");
  const typed = useRef(number);
  typed.current = number;
  const reportState = useEffectEvent(onState);
  const beReady = useEffectEvent(onReady);
  useEffect(() => reportState("number", numberState(number)), [number]);
  useEffect(() => reportState("expiry", expiryState(expiry, new Date())), [expiry]);
  useEffect(() => reportState("cvc", cvcState(cvc, number)), [cvc, number]);
  useEffect(() => {
    beReady({
      charge: () => payBySandbox(typed.current, { clientToken, returnTo: own }),
      focus: (part) => document.getElementById(fieldId(part))?.focus(),
    });
  }, [clientToken, own]);
  const digits = { inputMode: "numeric", readOnly: isLocked } as const;
  return (
    <>
      <TextField
        {...digits}
        id={fieldId("number")}
        label={words.number}
        error={fieldErrors.number}
        autoComplete="cc-number"
        maxLength={23}
        value={number}
        onChange={({ target }) => setNumber(written(target, groupDigits))}
        onBlur={() => onLeft("number")}
      />
      <CardPair>
        <TextField
          {...digits}
          id={fieldId("expiry")}
          label={words.expiry}
          help={words.expiryHelp}
          error={fieldErrors.expiry}
          autoComplete="cc-exp"
          maxLength={7}
          value={expiry}
          onChange={({ target }) => setExpiry(written(target, writeExpiry))}
          onBlur={() => onLeft("expiry")}
        />
        <TextField
          {...digits}
          id={fieldId("cvc")}
          label={words.cvc}
          help={words.cvcHelp}
          error={fieldErrors.cvc}
          autoComplete="cc-csc"
          maxLength={4}
          value={cvc}
          onChange={({ target }) => setCvc(target.value)}
          onBlur={() => onLeft("cvc")}
        />
      </CardPair>
    </>
  );
};
