"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import styles from "./panel-dialog.module.css";
import { PanelFailure } from "./panel-failure.tsx";
import type { OpenPanel, PanelModule } from "./panel-module.ts";
import { panelRegistry } from "./panel-registry.ts";
import { keepPanelState, readPanelState } from "./panel-state.ts";
import { panelWords } from "./panel-words.ts";

export type PanelBodyProps = OpenPanel & {
  readonly onTitle: (title: string) => void;
};

/** Fetches a panel's content and shows it; says while it is on its way, and when it did not come. */
export function PanelBody({ panel, locale, close, onTitle }: PanelBodyProps) {
  const words = panelWords(locale);
  const [content, setContent] = useState<PanelModule>();
  const [failed, setFailed] = useState(false);
  const isWanted = useRef(true);
  const { name } = panel;

  const load = useCallback(() => {
    setFailed(false);
    panelRegistry[name]?.().then(
      (found) => {
        if (!isWanted.current) return;
        setContent(found);
        onTitle(found.panelTitle(locale));
      },
      () => setFailed(true),
    );
  }, [name, locale, onTitle]);

  useEffect(() => {
    isWanted.current = true;
    load();
    return () => {
      isWanted.current = false;
    };
  }, [load]);

  if (content)
    return (
      <div className={styles.body}>
        <content.PanelContent
          panel={panel}
          locale={locale}
          close={close}
          memory={readPanelState(name).memory}
          remember={(memory) => keepPanelState(name, { memory })}
        />
      </div>
    );
  return (
    <div className={styles.body} role="status" aria-busy={!failed}>
      {failed ? (
        <PanelFailure text={words.failed} retry={words.retry} onRetry={load} />
      ) : (
        <p className={styles.loading}>{words.loading}</p>
      )}
    </div>
  );
}
