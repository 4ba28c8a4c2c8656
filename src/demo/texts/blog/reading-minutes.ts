/** Minutes to read markup at 200 words a minute, at least one. */
export const readingMinutes = (markup: string): number => {
  const words = markup.replace(/<[^>]*>/g, " ").match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / 200));
};
