/** Paths of the sandbox below the services' address. */
export const sandboxPath = (name: "pay" | "authenticate") => `/sandbox/${name}` as const;
