import type { FormFields } from "#forms/form-field.ts";
import { listNameField } from "#forms/list-name-field.ts";

/** What keeping a search asks for. */
export const saveSearchFields = { title: listNameField } as const satisfies FormFields;
