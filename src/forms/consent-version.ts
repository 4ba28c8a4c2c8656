/**
 * Which words a visitor agreed to by ticking the box of a form (`privacy` in `locales/…/forms.ts`); stored with the consent.
 * Whoever changes the words writes a new month here and their hash into the test.
 */
export const consentVersion = "2026-11";
