import { leadsCommand } from "./back-office/leads-command.ts";
import { runOfficeCommand } from "./back-office/office-command.ts";

await runOfficeCommand(leadsCommand);
