type Field = HTMLInputElement | HTMLSelectElement;

const isField = (control: unknown): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement;

const saysAnew = (field: Field): boolean => {
  if (field instanceof HTMLInputElement)
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  const rendered = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return field.value !== rendered?.value;
};

/** Whether a form asks for something else than what is shown. */
export const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => isField(control) && control.name !== "" && saysAnew(control));
