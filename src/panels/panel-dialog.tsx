"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { PanelBody } from "./panel-body.tsx";
import styles from "./panel-dialog.module.css";
import type { OpenPanel } from "./panel-module.ts";
import { keepPanelState } from "./panel-state.ts";
import { panelWords } from "./panel-words.ts";

const titleId = "panel-title";

/**
 * The window that every panel opens in: modal, named by its title, over a page that does not scroll. The focus goes in and
 * comes back. Following a link out of it leaves it behind.
 */
export function PanelDialog({ panel, locale, close }: OpenPanel) {
  const words = panelWords(locale);
  const [title, setTitle] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const window = dialog.current;
    const before = document.activeElement;
    window?.showModal();
    return () => {
      window?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.openPanel = panel.name;
    keepPanelState(panel.name, { open: true });
    return () => {
      delete dataset.openPanel;
      keepPanelState(panel.name, { open: false });
    };
  }, [panel.name]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      data-name={panel.name}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={({ target, currentTarget }) => {
        pressedOutside.current = target === currentTarget;
      }}
      onMouseUp={({ target, currentTarget }) => {
        if (target === currentTarget && pressedOutside.current) close();
      }}
    >
      <div className={styles.frame}>
        <header>
          <h2 id={titleId}>{title ?? words.loading}</h2>
          <button type="button" aria-label={words.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <PanelBody
          key={`${panel.name} ${panel.subject}`}
          panel={panel}
          locale={locale}
          close={close}
          onTitle={setTitle}
        />
      </div>
    </dialog>
  );
}
