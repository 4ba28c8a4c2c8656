"use client";

import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import styles from "./comparison-tools.module.css";

export type ComparisonToolsProps = {
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    readonly failed: string;
    readonly print: string;
  };
  /** Address of the comparison on this site. */
  readonly path: string;
};

/** Shares and prints a comparison. Where the clipboard is closed, the address stands there to be copied by hand. */
export function ComparisonTools({ words, path }: ComparisonToolsProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  };
  return (
    <div className={styles.tools}>
      <Button type="button" look="tertiary" data-needs-script onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button type="button" look="tertiary" data-needs-script onClick={() => print()}>
        {words.print}
      </Button>
      <p role="status">
        {outcome === "copied" && words.copied}
        {outcome === "failed" && (
          <>
            {words.failed} <a href={path}>{new URL(path, location.origin).href}</a>
          </>
        )}
      </p>
    </div>
  );
}
