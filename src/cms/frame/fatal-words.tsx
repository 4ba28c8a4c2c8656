import { homePath } from "#domain/routes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import styles from "./message-page.module.css";

/**
 * What the error boundary says, kept in the page: were it part of the scripts, every visitor would fetch it in both
 * languages and hardly anybody would ever read it.
 */
export async function FatalWords({ locale }: { readonly locale: Locale }) {
  const t = await getScopedI18n("errors");
  const words = {
    title: t("fatalTitle"),
    text: t("fatalText"),
    retry: t("retry"),
    call: t("call"),
    home: t("goHome"),
    homePath: homePath(locale),
    classNames: { message: styles.message, actions: styles.actions },
  } satisfies FatalWordsData;
  return <div hidden data-fatal-words={JSON.stringify(words)} />;
}

export type FatalWordsData = Readonly<
  Record<"title" | "text" | "retry" | "call" | "home" | "homePath", string>
> & {
  readonly classNames: Readonly<Record<"message" | "actions", string | undefined>>;
};
