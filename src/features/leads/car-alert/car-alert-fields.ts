import type { FormFields } from "#forms/form-field.ts";
import { listNameField } from "#forms/list-name-field.ts";
import { subscriberFields } from "../subscriber-fields.ts";

/** Fields of a car alert. */
export const carAlertFields = (isSignedIn: boolean) =>
  ({ title: listNameField, ...subscriberFields(isSignedIn) }) as const satisfies FormFields;
