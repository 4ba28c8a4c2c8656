import { type MouseEvent, useEffect, useRef } from "react";
import { type CardPart, cardParts, fieldId } from "#payment/payment-form.ts";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { type CardField, cardFields } from "./card-values.ts";

type CardErrorSummaryProps = {
  readonly title: string;
  /** What is wrong, in words. */
  readonly fieldErrors: Readonly<Partial<Record<CardField, string>>>;
  /** How often it was tried: each time the focus comes here, which has it read once. */
  readonly attempts: number;
  /** Leads to a field of the provider, which no id reaches. */
  readonly onPart: (part: CardPart) => void;
};

/** What keeps a card from being charged, each with a link to its field; nothing where all is well. */
export const CardErrorSummary = ({ title, fieldErrors, attempts, onPart }: CardErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.querySelector<HTMLElement>("[data-error-summary]")?.focus();
  }, [attempts]);
  const lead = (event: MouseEvent): void => {
    const hash = event.target instanceof HTMLAnchorElement ? event.target.hash : "";
    const part = cardParts.find((each) => hash === `#${fieldId(each)}`);
    if (!part) return;
    event.preventDefault();
    onPart(part);
  };
  const items = cardFields.flatMap((field) => {
    const text = fieldErrors[field];
    return text === undefined ? [] : [{ id: fieldId(field), text }];
  });
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links in it, by keyboard as well.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by its key.
    <div ref={box} onClick={lead}>
      <ErrorSummary title={title} items={items} isQuiet />
    </div>
  );
};
