import { appointmentsCommand } from "./back-office/appointments-command.ts";
import { runOfficeCommand } from "./back-office/office-command.ts";

await runOfficeCommand(appointmentsCommand);
