import type { FormFields } from "#forms/form-field.ts";
import { listNameField } from "#forms/list-name-field.ts";

/** Fields of the form that saves a search. */
export const saveSearchFields = { title: listNameField } as const satisfies FormFields;
