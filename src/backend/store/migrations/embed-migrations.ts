import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = new URL("./", import.meta.url);

/** The text of `migration-list.ts` as the SQL files beside it make it. */
export const renderMigrationList = (): string => {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort();
  const entries = files.map((file) => {
    const statements = readFileSync(new URL(file, folder), "utf8").replaceAll("\r\n", "\n");
    return `  {\n    tag: ${JSON.stringify(file.replace(/\.sql$/, ""))},\n    sql: ${asTemplate(statements)},\n  },\n`;
  });
  return `/** Made by embed-migrations.ts from the SQL files beside it. */\nexport const migrationList = [\n${entries.join("")}] as const;\n`;
};

const asTemplate = (text: string) =>
  `\`${text.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${")}\``;

if (import.meta.main) writeFileSync(new URL("migration-list.ts", folder), renderMigrationList());
