import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { favouriteFields, favouriteFormId, favouritePath } from "./favourite-fields.ts";

/** The form of all favourite buttons of a page, and the messages for scripts. Render once a page. */
export const FavouriteForm = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("favourites");
  return (
    <form
      hidden
      id={favouriteFormId}
      method="post"
      action={favouritePath}
      data-add={t("kept", { name: "{name}" })}
      data-remove={t("removed", { name: "{name}" })}
      data-full={t("full")}
      data-failed={t("failed")}
    >
      <input type="hidden" name={favouriteFields.locale} value={locale} />
      {/* HTML requires one inside; the buttons are elsewhere. */}
      <button type="submit">{t("title")}</button>
    </form>
  );
};
