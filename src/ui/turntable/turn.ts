/** The frame that lies `steps` further, round in a circle; positive steps turn to the next frame. */
export function turnedFrame(frame: number, steps: number, count: number): number {
  if (count < 1) return 0;
  return (((frame + Math.trunc(steps)) % count) + count) % count;
}

/** Whole degrees by which a frame is turned from the first. */
export function degreesOf(frame: number, count: number): number {
  return count < 1 ? 0 : Math.round((frame * 360) / count);
}

/** Frames that a stroke turns by: the width of the stage is half a turn. Dragging to the right turns backwards. */
export function stepsOf(dx: number, stageWidth: number, count: number): number {
  if (stageWidth <= 0) return 0;
  const steps = Math.round((-dx / stageWidth) * (count / 2));
  return steps === 0 ? 0 : steps;
}

const quarters = 4;

/** What a key of the slider pattern does to the frame; undefined for other keys. */
export function frameAfterKey(key: string, frame: number, count: number): number | undefined {
  const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key];
  if (step !== undefined) return turnedFrame(frame, step, count);
  const quarter = Math.max(1, Math.round(count / quarters));
  if (key === "PageUp") return turnedFrame(frame, quarter, count);
  if (key === "PageDown") return turnedFrame(frame, -quarter, count);
  if (key === "Home") return 0;
  if (key === "End") return Math.max(0, count - 1);
  return undefined;
}
