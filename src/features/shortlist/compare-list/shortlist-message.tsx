"use client";

import { useSyncExternalStore } from "react";
import styles from "./shortlist-message.module.css";
import { spokenMessage, subscribeToMessage } from "./spoken-message.ts";

const silent = () => "";

/** Where the shortlist says what it has done. Always there, so that it is heard when it speaks. */
export function ShortlistMessage() {
  const text = useSyncExternalStore(subscribeToMessage, spokenMessage, silent);
  return (
    <p role="status" className={styles.message}>
      {text}
    </p>
  );
}
