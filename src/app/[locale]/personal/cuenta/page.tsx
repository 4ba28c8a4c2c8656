import "#cms/form-styles.ts";
import { call } from "#api/call.ts";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import { AccountOverview } from "#features/account/account-overview.tsx";
import { wordsOf } from "#platform/wording.ts";
import { formMetadata } from "../../form-metadata.ts";
import { type LocaleProps, readLocale } from "../../read-locale.ts";
import { requireVisitor } from "../require-visitor.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps) =>
  formMetadata(wordsOf(await readLocale(props), "account").title);

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
