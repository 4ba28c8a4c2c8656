import type { FormState } from "#domain/form-state.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { type FormValues, readKeptForm } from "#platform/kept-form.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { type ExampleField, longest, mistakesIn } from "./example-form-schema.ts";
import styles from "./example-panel-page.module.css";
import { sendExample } from "./send-example.ts";

export type ExamplePanelPageProps = {
  readonly locale: Locale;
  readonly state: FormState | undefined;
};

/** For those who build panels: a page with one form, that a panel shows as it is. */
export const ExamplePanelPage = async ({ locale, state }: ExamplePanelPageProps) => {
  const t = await getScopedI18n("examples");
  const kept: FormValues = (state === "review" && (await readKeptForm())) || {};
  const mistakes: ReadonlySet<ExampleField> = Object.keys(kept).length > 0 ? mistakesIn(kept) : new Set();
  const field = (name: ExampleField) => ({
    id: `example-${name}`,
    name,
    maxLength: longest[name],
    defaultValue: kept[name]?.slice(0, longest[name]),
  });
  return (
    <div className={styles.page}>
      <h1>{t("panelTitle")}</h1>
      {state === "done" ? (
        <p data-done="">{t("panelDone")}</p>
      ) : (
        <>
          <p>{t("panelIntro")}</p>
          <form action={sendExample} noValidate className={styles.form}>
            <input type="hidden" name="locale" value={locale} />
            <TextField
              {...field("name")}
              label={t("panelName")}
              autoComplete="name"
              error={mistakes.has("name") ? t("panelNameError") : undefined}
            />
            <TextField
              {...field("email")}
              type="email"
              label={t("panelEmail")}
              autoComplete="email"
              error={mistakes.has("email") ? t("panelEmailError") : undefined}
            />
            <Button>{t("panelSend")}</Button>
          </form>
        </>
      )}
    </div>
  );
};
