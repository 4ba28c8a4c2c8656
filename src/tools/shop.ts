import { runTool, ToolError } from "./run-tool.ts";

const usage = `npm run shop -- <command>
  init <folder>     writes a folder to begin with
  check <folder>    names every error with file, line and field
  diff <folder>     prints what applying it would change
  apply <folder>    changes the shop of DATABASE_URL, all or nothing
  export <folder>   writes the folder that was applied
  remove-demo       deletes every row of a demo shop`;

const commands = ["init", "check", "diff", "apply", "export"];

await runTool(async () => {
  const [command = "", folder, ...more] = process.argv.slice(2);
  const isComplete = command === "remove-demo" ? folder === undefined : folder !== undefined;
  if (![...commands, "remove-demo"].includes(command) || !isComplete || more.length > 0)
    throw new ToolError(usage);
  const { runShopCommand } = await import("#demo/run-shop-command.ts");
  await runShopCommand(command, folder ?? "", console.log);
});
