import type { Wording } from "#backend/wording/wording.ts";
import { fill } from "#platform/fill.ts";

/** How long to wait, rounded up: `1 minuto`, `14 minutos`, `3 horas`. */
export const waitWords = ({ wait }: Pick<Wording["identity"], "wait">, seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return wait.minute;
  if (minutes <= 90) return fill(wait.minutes, { count: minutes });
  return fill(wait.hours, { count: Math.ceil(minutes / 60) });
};
