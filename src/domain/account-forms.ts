/** The forms of the account's page, by what they change; every other name below it is not found. */
const accountForms = ["details", "address", "code", "password", "deletion"] as const;

export type AccountForm = (typeof accountForms)[number];

export const isAccountForm = (name: string | undefined): name is AccountForm =>
  accountForms.some((form) => form === name);
