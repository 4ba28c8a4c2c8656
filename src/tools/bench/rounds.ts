/** `--quick`: each figure of one round, and fewer of them. It shows what is far off; for a comparison take the whole run. */
export const isQuick = process.argv.includes("--quick");

/** How often each page is loaded and each action done; figures are medians. */
export const rounds = isQuick ? 1 : 5;
