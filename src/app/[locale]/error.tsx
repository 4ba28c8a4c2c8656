"use client";

import { useEffect, useState } from "react";
import type { Failure, failedEvent } from "#cms/frame/behaviour/take-failures.ts";
import type { FatalWordsData } from "#cms/frame/fatal-words.tsx";

const readWords = (): Partial<FatalWordsData> => {
  const { fatalWords } = document.querySelector<HTMLElement>("[data-fatal-words]")?.dataset ?? {};
  return fatalWords ? JSON.parse(fatalWords) : {};
};

/**
 * In place of a page that could not be drawn in the browser. A chunk that did not load is asked for again by one reload;
 * everything else is said, under a code that the log knows too. The links load whole pages, which need no scripts.
 */
export default function ErrorPage({ error }: { readonly error: unknown }) {
  const [code, setCode] = useState("");
  // Read while the page that is about to go still stands.
  const [phone] = useState(() => document.querySelector('a[href^="tel:"]')?.getAttribute("href"));
  useEffect(() => {
    const failure: Failure = { error };
    dispatchEvent(new CustomEvent("volante:failed" satisfies typeof failedEvent, { detail: failure }));
    setCode(failure.code ?? "");
  }, [error]);
  if (!code) return null;
  const words = readWords();
  return (
    <main id="main" className={words.classNames?.message} tabIndex={-1}>
      <h1>{words.title}</h1>
      <p>
        {words.text} <strong>{code}</strong>
      </p>
      <p className={words.classNames?.actions}>
        <a href={location.href}>{words.retry}</a>
        {phone && <a href={phone}>{words.call}</a>}
        <a href={words.homePath}>{words.home}</a>
      </p>
    </main>
  );
}
