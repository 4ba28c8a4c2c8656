/**
 * Version of the text that a visitor agreed to by a form's checkbox (`privacy` in `locales/…/forms.ts`);
 * stored with the consent. When the text changes, set a new month here and its hash in the test.
 */
export const consentVersion = "2026-11";
