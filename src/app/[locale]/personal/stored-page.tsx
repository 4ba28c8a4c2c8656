import type { ReactNode } from "react";
import type { Caller } from "#api/call-headers.ts";
import { MissingPage } from "#cms/frame/missing-page.tsx";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import type { ServiceResult } from "#contract/error-codes.ts";
import { routePath } from "#domain/route-paths.ts";
import type { PersonalPageName } from "#features/account/personal-nav/personal-nav.tsx";
import { missingPage } from "#pipeline/missing-page.ts";
import type { Locale } from "#platform/locale.ts";
import { readLocale } from "../read-locale.ts";
import { type QueryProps, readFormQuery } from "../read-query.ts";
import { requireVisitor } from "./require-visitor.ts";

/** Definition of a page of one stored record of a customer. */
export interface StoredProps extends QueryProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

type StoredPageParts<Value> = {
  /** Its parent page in the personal area. */
  readonly under: PersonalPageName;
  readonly route: "reservation" | "tradeIn" | "tradeInCondition" | "tradeInPictures";
  readonly load: (
    input: { readonly params: { readonly id: string } },
    caller: Caller,
  ) => Promise<ServiceResult<Value>>;
  readonly render: (
    value: Value,
    request: { readonly locale: Locale } & Awaited<ReturnType<typeof readFormQuery>>,
  ) => ReactNode;
};

/**
 * The page of one stored record of the signed-in visitor. A record of another customer is not found, like one
 * that does not exist; visitors who are not signed in are redirected to the login.
 */
export const storedPage = async <Value,>(
  props: StoredProps,
  { under, route, load, render }: StoredPageParts<Value>,
): Promise<ReactNode> => {
  const locale = await readLocale(props);
  const { id } = await props.params;
  const { token, sessionId } = await requireVisitor(under, locale);
  const answer = await load({ params: { id } }, { locale, token, sessionId });
  const form = await readFormQuery(props);
  const address = (each: Locale) => routePath(route, each, { id });
  const missing = answer.ok ? undefined : missingPage(address(locale), locale, answer.error.kind);
  if (missing) return <MissingPage locale={locale} answer={missing} />;
  return (
    <PersonalPage route={under} address={address} locale={locale} answer={answer}>
      {(value) => render(value, { locale, ...form })}
    </PersonalPage>
  );
};
