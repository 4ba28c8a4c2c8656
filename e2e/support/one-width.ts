/**
 * What is looked at in each language at one width: Spanish on a phone, Portuguese on a desktop (playwright.config.ts).
 * `npm run audit` looks at every page and state in both.
 */
export const atOneWidth = { es: { tag: "@phone" }, pt: { tag: "@desktop" } } as const;
