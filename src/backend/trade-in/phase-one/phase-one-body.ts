import type { z } from "zod";
import type { phaseOneBody } from "#contract/trade-in.ts";

export type PhaseOneBody = z.output<typeof phaseOneBody>;
