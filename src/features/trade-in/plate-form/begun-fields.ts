/** Field names of `plate-form`. */
export const begunFields = { locale: "locale", plate: "plate" } as const;
