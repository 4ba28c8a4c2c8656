import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import { emptyCard, fieldErrorsOf } from "./card-values.ts";

/** The state of the card's form: nothing is wrong before the first attempt, from then on what is wrong follows what is typed. */
export const useCardValues = (onValid: (owner: string) => Promise<void>) => {
  const form = useForm({
    defaultValues: emptyCard,
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => {
        const fields = fieldErrorsOf(value);
        return Object.keys(fields).length > 0 ? { fields } : undefined;
      },
    },
    onSubmit: ({ value }) => onValid(value.owner.trim()),
  });
  const attempts = useStore(form.store, ({ submissionAttempts }) => submissionAttempts);
  const values = useStore(form.store, (state) => state.values);
  return { form, attempts, found: attempts > 0 ? fieldErrorsOf(values) : {} };
};
