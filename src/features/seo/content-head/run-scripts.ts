import type { ConsentChoice } from "#domain/consent.ts";
import { inlineCall } from "#platform/inline-source.ts";

/**
 * Runs the scripts that wait in the head, one after the other, once the visitor has agreed; what has run does not run again. Sent as text,
 * so it may use nothing from outside itself.
 */
const runWaiting = (consent: ConsentChoice) => {
  const page = document;
  const runNext = () => {
    const waiting = page.head.querySelector<HTMLScriptElement>("[data-waits]");
    if (!waiting || page.documentElement.dataset.consent !== consent) return;
    const { src, integrity, waits } = waiting.dataset;
    const script = Object.assign(page.createElement("script"), { type: waits, text: waiting.text });
    if (integrity) Object.assign(script, { crossOrigin: "anonymous", integrity });
    if (src) Object.assign(script, { src, onload: runNext, onerror: runNext });
    waiting.replaceWith(script);
    if (!src) runNext();
  };
  addEventListener("pageshow", runNext);
  addEventListener("volante:consent", runNext);
};

/** The inline script as text, on pages where a script waits. */
export const runScripts = (): string => inlineCall(runWaiting, "all");
