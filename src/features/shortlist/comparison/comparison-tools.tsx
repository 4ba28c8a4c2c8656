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

/**
 * Buttons to share and print a comparison (`apply-comparison-tool`). Without access to the clipboard the
 * address is shown for copying.
 */
export const ComparisonTools = ({ words, path }: ComparisonToolsProps) => {
  const attributes = { type: "button", look: "tertiary", "data-needs-script": "" } as const;
  return (
    <div className={styles.tools} data-comparison={path} data-only="page">
      <Button {...attributes} data-comparison-tool="copy">
        {words.copy}
      </Button>
      <Button {...attributes} data-comparison-tool="print">
        {words.print}
      </Button>
      <p role="status" data-copied={words.copied} data-failed={words.failed} />
    </div>
  );
};
