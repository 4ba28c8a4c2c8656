import type { ReactNode } from "react";
import type { AccountForm } from "#domain/account-forms.ts";
import type account from "#locales/es/account.ts";
import type { AccountFormInput } from "./account-form-input.ts";
import { AddressForm } from "./address-form.tsx";
import { CodeForm } from "./code-form.tsx";
import { DeletionForm } from "./deletion-form.tsx";
import { DetailsForm } from "./details-form.tsx";
import { PasswordForm } from "./password-form.tsx";

interface AccountFormPage {
  readonly title: `${AccountForm}Title` & keyof typeof account;
  readonly Page: (props: AccountFormInput) => Promise<ReactNode>;
}

/** The account forms, by the last segment of their address. */
export const accountFormPages: Readonly<Record<AccountForm, AccountFormPage>> = {
  details: { title: "detailsTitle", Page: DetailsForm },
  address: { title: "addressTitle", Page: AddressForm },
  code: { title: "codeTitle", Page: CodeForm },
  password: { title: "passwordTitle", Page: PasswordForm },
  deletion: { title: "deletionTitle", Page: DeletionForm },
};
