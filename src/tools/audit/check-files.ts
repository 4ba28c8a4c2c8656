import { ask } from "./ask.ts";
import type { Problem } from "./check-pages.ts";
import type { PageRecord } from "./read-page.ts";

/** Asks for every file that the pages draw or name, each once: pictures in every size, icons, style sheets. */
export const checkFiles = async (
  site: string,
  pages: readonly PageRecord[],
): Promise<{ readonly checked: number; readonly problems: readonly Problem[] }> => {
  const users = new Map<string, string>();
  for (const { files, path } of pages) for (const file of files) if (!users.has(file)) users.set(file, path);
  const problems: Problem[] = [];
  const queue = [...users];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [file, user] = next;
      const { status } = await ask(site + file, { method: "HEAD" });
      if (status !== 200) problems.push({ path: user, what: `needs ${file}, which answers ${status}` });
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return { checked: users.size, problems };
};
