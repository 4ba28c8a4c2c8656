import { routePath } from "#domain/route-paths.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { widgetExamples } from "#ui/all-examples.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { BlockExampleList } from "./block-example-list.tsx";
import { exampleRegistry } from "./example-registry.ts";
import styles from "./examples-page.module.css";
import { WidgetExampleList } from "./widget-example-list.tsx";

type Props = {
  readonly locale: Locale;
  /** The one block or widget to show; all by default. */
  readonly only: string | undefined;
};

/** For developers: blocks and widgets, each in all its variants. */
export const ExamplesPage = async ({ locale, only }: Props) => {
  const t = await getScopedI18n("examples");
  const contents = [
    ...Object.keys(widgetExamples).map((name) => ({ name, href: `#${name}` })),
    ...[...exampleRegistry.keys()].map((name) => ({ name, href: `#block-${name}` })),
  ].filter(({ name }) => only === undefined || name === only);
  return (
    <>
      <div className={styles.intro}>
        <h1>{t("title")}</h1>
        <p>{t("intro")}</p>
        <nav aria-label={t("contents")}>
          <ul lang="en">
            {contents.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <h2 className={styles.group}>{t("widgets")}</h2>
      <WidgetExampleList only={only} />
      <h2 className={styles.group}>{t("panelHeading")}</h2>
      <div className={styles.intro}>
        <p>
          <ButtonLink
            href={routePath("request", locale, { panel: "contact" })}
            data-panel="contact"
            look="secondary"
          >
            {t("panelLink")}
          </ButtonLink>
        </p>
      </div>
      <h2 className={styles.group}>{t("blocks")}</h2>
      <BlockExampleList
        only={only}
        context={{
          locale,
          slug: "bloques",
          path: routePath("examples", locale),
          trail: [],
          query: emptySearchQuery,
          notices: [],
          simulation: {},
          pageQuery: {},
        }}
      />
    </>
  );
};
