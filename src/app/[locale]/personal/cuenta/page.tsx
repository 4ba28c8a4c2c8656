import "#cms/form-styles.ts";
import type { Metadata } from "next";
import { call } from "#api/call.ts";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import { AccountOverview } from "#features/account/account-overview.tsx";
import { wordsOf } from "#platform/wording.ts";
import { type LocaleProps, readLocale } from "../../read-locale.ts";
import { requireVisitor } from "../require-visitor.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps): Promise<Metadata> => ({
  title: wordsOf(await readLocale(props), "account").title,
  robots: { index: false, follow: false },
});

/** The account overview. */
export default async function Page(props: LocaleProps) {
  const locale = await readLocale(props);
  const { token, sessionId } = await requireVisitor("account", locale);
  const answer = await call("me", {}, { locale, token, sessionId });
  return (
    <PersonalPage route="account" locale={locale} answer={answer}>
      {(user) => <AccountOverview locale={locale} user={user} />}
    </PersonalPage>
  );
}
