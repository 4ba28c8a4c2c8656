import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import type { ServiceResult } from "#contract/error-codes.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { PersonalNav, type PersonalPageName } from "#features/account/personal-nav/personal-nav.tsx";
import type { Locale } from "#platform/locale.ts";
import { OutsideContentPage } from "./outside-content-page.tsx";
import styles from "./personal-page.module.css";
import { UnavailableMessage } from "./unavailable-message.tsx";

type PersonalPageProps<Value> = {
  readonly route: PersonalPageName;
  /** Its own address, for the subpages. */
  readonly address?: (locale: Locale) => string;
  readonly locale: Locale;
  /** The service's result for the page's data. */
  readonly answer: ServiceResult<Value>;
  readonly children: (value: Value) => ReactNode;
};

/**
 * A page of the personal area: its navigation with its content, or a message that the service is unavailable.
 * A visitor whose session has ended, which only the service can tell, is redirected to the login and back.
 */
export const PersonalPage = <Value,>({
  route,
  address,
  locale,
  answer,
  children,
}: PersonalPageProps<Value>) => {
  if (!answer.ok && answer.error.kind === "unauthorized")
    redirect(`${loginAddress(locale, { returnTo: address?.(locale) ?? routePath(route, locale) })}&ended=1`);
  return (
    <OutsideContentPage route={address ?? route} locale={locale}>
      <PersonalNav locale={locale} current={route} />
      {answer.ok ? (
        <div className={styles.content}>{children(answer.value)}</div>
      ) : (
        <UnavailableMessage locale={locale} of="page" />
      )}
    </OutsideContentPage>
  );
};
