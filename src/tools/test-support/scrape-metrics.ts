/**
 * What a process answers at `/metrics`, by each line's name and labels as they are written.
 * @param url of the port that it answers on
 */
export const scrapeMetrics = async (url: string): Promise<ReadonlyMap<string, number>> => {
  const answer = await fetch(`${url}/metrics`);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const lines = (await answer.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [, name = "", value] = /^([a-z_]+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
      if (name === "") throw new Error(`No line of Prometheus: ${line}`);
      return [name, Number(value)];
    }),
  );
};
