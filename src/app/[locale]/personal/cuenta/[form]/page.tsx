import "#cms/form-styles.ts";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import type { AccountForm } from "#domain/account-forms.ts";
import { accountFormPages } from "#features/account/forms/account-form-pages.ts";
import { shownState } from "#forms/stored-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ok } from "#platform/result.ts";
import { formMetadata } from "../../../form-metadata.ts";
import { readLocale } from "../../../read-locale.ts";
import { type QueryProps, readFormQuery } from "../../../read-query.ts";
import { requireVisitor } from "../../require-visitor.ts";

export const dynamic = "force-dynamic";

interface Props extends QueryProps {
  readonly params: Promise<{ readonly locale: string; readonly form: AccountForm }>;
}

const readAddress = async (props: Props) => {
  const { form } = await props.params;
  const { formState } = await readFormQuery(props);
  return { ...accountFormPages[form], state: await shownState(formState, "") };
};

export const generateMetadata = async (props: Props) => {
  await readLocale(props);
  const { title, state } = await readAddress(props);
  const t = await getScopedI18n("account");
  return formMetadata(t(title), state);
};

/** A form of the account. The pipeline passes only known names. */
export default async function Page(props: Props) {
  const locale = await readLocale(props);
  const session = await requireVisitor("account", locale);
  const { Page: FormPage, state } = await readAddress(props);
  return (
    <PersonalPage route="account" locale={locale} answer={ok(session)}>
      {(visitor) => <FormPage locale={locale} state={state} session={visitor} />}
    </PersonalPage>
  );
}
