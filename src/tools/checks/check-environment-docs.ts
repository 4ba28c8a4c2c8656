import { renderEnvExample, withEnvironmentTable } from "./environment-docs.ts";

const firstDifference = (expected: string, actual: string): string => {
  const [wanted, found] = [expected.split("\n"), actual.split("\n")];
  const index = wanted.findIndex((line, position) => line !== found[position]);
  const position = index === -1 ? wanted.length : index;
  return `line ${position + 1} should read: ${wanted[position] ?? "(end of file)"}`;
};

/** Compares `.env.example` and README.md's table with the environment schema. */
export const checkEnvironmentDocs = (envExample: string, readme: string): readonly string[] => {
  const problems: string[] = [];
  const wantedExample = renderEnvExample();
  if (envExample !== wantedExample)
    problems.push(`.env.example: ${firstDifference(wantedExample, envExample)}`);
  const wantedReadme = withEnvironmentTable(readme);
  if (readme !== wantedReadme) problems.push(`README.md: ${firstDifference(wantedReadme, readme)}`);
  return problems.map((problem) => `${problem} (npm run docs writes both)`);
};
