/** Names of what `plate-form` sends. */
export const begunFields = { locale: "locale", plate: "plate" } as const;
