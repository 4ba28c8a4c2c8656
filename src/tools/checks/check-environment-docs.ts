import { renderEnvExample } from "./environment-docs.ts";

/** Compares `.env.example` with the environment schema. */
export const checkEnvironmentDocs = (envExample: string): readonly string[] => {
  const [wanted, found] = [renderEnvExample().split("\n"), envExample.split("\n")];
  const index = Array.from({ length: Math.max(wanted.length, found.length) }).findIndex(
    (_, at) => wanted[at] !== found[at],
  );
  if (index === -1) return [];
  return [
    `.env.example: line ${index + 1} should read: ${wanted[index] ?? "(end of file)"} (npm run docs writes it)`,
  ];
};
