/** The names of the fields of forms that change what a customer keeps, and where they are sent. */
export const keptFields = { locale: "locale", subject: "subject", change: "change", view: "view" } as const;

export const keptPath = "/api/kept";
