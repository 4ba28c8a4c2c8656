/** Lower case without accents, ñ as n: how texts are compared that people type with and without them. */
export const foldAccents = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What stands for letters that are not a plain one with an accent. */
const spelled: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l" };

/** Lower-case letters and digits joined by hyphens; accents, ñ and ç become plain letters. May be empty. */
export const slugify = (text: string): string =>
  foldAccents(text)
    .replace(/[ßæœøł]/g, (letter) => spelled[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Letters and digits alone: how names are compared, so that `T-Roc`, `t roc` and `troc` are one. */
export const nameKey = (text: string): string => foldAccents(text).replace(/[^\p{L}\p{N}]/gu, "");
