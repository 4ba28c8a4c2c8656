import { runOfficeCommand } from "./back-office/office-command.ts";
import { operatorsCommand } from "./back-office/operators-command.ts";

await runOfficeCommand(operatorsCommand);
