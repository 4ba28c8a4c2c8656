import { linkedTestDrive } from "#backend/lead/test-drive/linked-test-drive.ts";
import { linkedTradeIn } from "#backend/trade-in/appointment/linked-trade-in.ts";
import type { LinkCall, LinkedAppointment } from "./linked-appointment.ts";

/** The appointment of a trade-in or a test drive, by its id; undefined where that was deleted. */
export const readLinkedAppointment = async (
  id: string,
  call: LinkCall,
): Promise<LinkedAppointment | undefined> =>
  (await linkedTradeIn(id, call)) ?? (await linkedTestDrive(id, call));
