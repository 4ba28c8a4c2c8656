import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";

type LogoutFormProps = {
  readonly locale: Locale;
  readonly look?: "primary" | "secondary" | "tertiary";
  readonly size?: "ghost";
  /** Label of its button, if not the default. */
  readonly text?: string;
};

/** Ends the session. */
export const LogoutForm = async ({ locale, look = "primary", size, text }: LogoutFormProps) => {
  const t = await getScopedI18n("session");
  return (
    <form method="post" action="/api/session/logout">
      <input type="hidden" name="locale" value={locale} />
      <Button look={look} size={size}>
        {text ?? t("logOut")}
      </Button>
    </form>
  );
};
