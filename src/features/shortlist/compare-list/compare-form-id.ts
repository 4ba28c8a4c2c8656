/** Associates the comparison's buttons with their form. */
export const compareFormId = "compare-form";
