import "#cms/shared-styles.ts";
import { cookies } from "next/headers";
import { call } from "#api/call.ts";
import { readPendingLogin, readVisitor } from "#api/session/read-visitor.ts";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { loginAddress, readLoginRequest } from "#domain/login-address.ts";
import { loginPurpose } from "#domain/login-purpose.ts";
import { homePath } from "#domain/routes.ts";
import { vinPath } from "#domain/vehicle-address.ts";
import { AccountPage } from "#features/account/login/account-page.tsx";
import loginStyles from "#features/account/login/login.module.css";
import { LoginMessage, LoginPage } from "#features/account/login/login-page.tsx";
import { favouriteFields, favouritePath } from "#features/shortlist/favourites/favourite-fields.ts";
import { flashCookieName } from "#platform/flash.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { isSignedIn } from "#platform/session.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { formMetadata } from "../form-metadata.ts";
import { type LocaleProps, readLocale } from "../read-locale.ts";
import { type QueryProps, readQuery } from "../read-query.ts";

export const dynamic = "force-dynamic";

const problems = {
  "login-failed": "loginFailed",
  "session-over": "sessionOver",
  "account-deleted": "accountDeleted",
} as const;

/** Rendered by the server, since visitors without scripts need it too. */
const problemOf = async () => {
  const flash = (await cookies()).get(flashCookieName)?.value ?? "";
  return Object.hasOwn(problems, flash) ? problems[flash as keyof typeof problems] : undefined;
};

export const generateMetadata = async (props: LocaleProps) => {
  await readLocale(props);
  const t = await getScopedI18n("session");
  const isKnown = isSignedIn(await readVisitor());
  return formMetadata(t(isKnown ? "accountTitle" : "loginTitle"));
};

/**
 * The login page; for a signed-in visitor the action requested before the login, or their account. The
 * pipeline has started the sign-in.
 */
export default async function Page(props: QueryProps) {
  const locale = await readLocale(props);
  const t = await getScopedI18n("session");
  const request = readLoginRequest(await readQuery(props));
  const { favourite, financeId, returnTo } = request;
  const session = await readVisitor();
  const { purpose, vin } = loginPurpose(request);
  const vehicle = vin === undefined ? undefined : await call("vehicle", { params: { vin } }, { locale });
  const vehicleName = vehicle?.ok
    ? `${vehicle.value.vehicle.brand} ${vehicle.value.vehicle.model}`
    : t("thisVehicle");

  const content = async () => {
    const login = await readPendingLogin();
    if (!isSignedIn(session) && login)
      return (
        <LoginPage login={login} problem={await problemOf()} purpose={purpose} vehicleName={vehicleName} />
      );
    if (!isSignedIn(session))
      return (
        <LoginMessage title={t("loginAway")}>
          <p>{t("loginAwayText")}</p>
          <div className={loginStyles.actions}>
            <ButtonLink href={loginAddress(locale, request)} rel="nofollow">
              {t("retry")}
            </ButtonLink>
            <ButtonLink look="secondary" href={homePath(locale)}>
              {t("goOn")}
            </ButtonLink>
          </div>
        </LoginMessage>
      );
    if (favourite === undefined) return <AccountPage session={session} locale={locale} returnTo={returnTo} />;
    return (
      <LoginMessage title={t("wishTitle")}>
        <p>{t("wishText", { name: vehicleName })}</p>
        <form className={loginStyles.actions} method="post" action={favouritePath}>
          <input type="hidden" name={favouriteFields.vin} value={favourite} />
          <input type="hidden" name={favouriteFields.locale} value={locale} />
          {financeId && <input type="hidden" name={favouriteFields.finance} value={financeId} />}
          <Button>{t("wishKeep")}</Button>
          <ButtonLink look="secondary" href={returnTo ?? homePath(locale)}>
            {t("wishSkip")}
          </ButtonLink>
        </form>
      </LoginMessage>
    );
  };
  return (
    <OutsideContentPage
      route={(each) => loginAddress(each, request)}
      locale={locale}
      // Step 4 of a reservation looks like its other steps.
      {...(purpose === "reservation" && {
        leadsOut: vin === undefined ? homePath(locale) : vinPath(locale, "car", vin),
      })}
    >
      {await content()}
    </OutsideContentPage>
  );
}
