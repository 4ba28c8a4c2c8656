import { runOfficeCommand } from "./back-office/office-command.ts";
import { reservationsCommand } from "./back-office/reservations-command.ts";

await runOfficeCommand(reservationsCommand);
