/** Field names of `plate-form`. */
export const startedFields = { locale: "locale", plate: "plate" } as const;
