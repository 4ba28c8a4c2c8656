/** By which the buttons that compare belong to their form. */
export const compareFormId = "compare-form";
