import { routePath } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import type { Locale } from "#platform/locale.ts";
import type { WordsOf } from "#platform/wording.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { InlineScript } from "#ui/inline-script.tsx";
import { keptScript } from "../compare-list/kept-script.ts";
import styles from "./comparison-page.module.css";

/**
 * Explains how to start. A visitor with a stored list is redirected to it, or gets a link where the address
 * has a query.
 */
export const EmptyComparison = ({
  words,
  locale,
}: {
  readonly words: WordsOf<"compare">;
  readonly locale: Locale;
}) => (
  <>
    <InlineScript code={keptScript()} />
    <div className={styles.kept}>
      <p>{words.kept}</p>
      <ButtonLink href={routePath("compare", locale)} data-panel="compare" rel="nofollow">
        {words.seeKept}
      </ButtonLink>
    </div>
    <p className={styles.intro}>{words.empty}</p>
    <p className={styles.noScripts}>{words.noScripts}</p>
    <ButtonLink data-only="page" href={homePath(locale)}>
      {words.seeStock}
    </ButtonLink>
    <div hidden data-only="panel">
      <Button type="button" data-panel-does="close">
        {words.goOn}
      </Button>
    </div>
  </>
);
