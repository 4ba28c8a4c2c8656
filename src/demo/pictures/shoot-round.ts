import type { openDarkroom } from "./output/browser.ts";
import type { Job } from "./recipe.ts";

export const shoot = async (
  page: Awaited<ReturnType<typeof openDarkroom>>["page"],
  job: Job,
  size: { width: number; height: number },
): Promise<Buffer> => {
  const url = await page.evaluate(
    async ({ job, width, height }) => {
      const darkroom = window as unknown as {
        shoot: (job: unknown, width: number, height: number) => Promise<string>;
      };
      return await darkroom.shoot(job, width, height);
    },
    { job, ...size },
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
};
