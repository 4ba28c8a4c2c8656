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
  /** Its own address, where it is one of the pages below. */
  readonly address?: (locale: Locale) => string;
  readonly locale: Locale;
  /** What the page shows, as the service has answered. */
  readonly answer: ServiceResult<Value>;
  readonly children: (value: Value) => ReactNode;
};

/**
 * A page of the personal area: its links, and what it shows, or that the service does not answer. Whoever is not signed in any
 * more, which the service alone knows, is led to the login and back.
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
