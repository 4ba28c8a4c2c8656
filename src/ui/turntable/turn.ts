/** The frame `steps` ahead, wrapping around; positive steps advance. */
export const turnedFrame = (frame: number, steps: number, count: number): number =>
  (((frame + steps) % count) + count) % count || 0;

/** Rotation of a frame from the first, in whole degrees. */
export const degreesOf = (frame: number, count: number): number => Math.round((frame * 360) / count) || 0;

/** Frames to turn by a drag: the width of the stage is half a turn. Dragging to the right turns backwards. */
export const stepsOf = (dx: number, stageWidth: number, count: number): number =>
  stageWidth && (Math.round((-dx / stageWidth) * (count / 2)) || 0);

const quarters = 4;

/** The frame after a key of the slider pattern; undefined for other keys. */
export const frameAfterKey = (key: string, frame: number, count: number): number | undefined => {
  const quarter = Math.max(1, Math.round(count / quarters));
  const steps = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: quarter,
    PageDown: -quarter,
    Home: -frame,
    End: count - 1 - frame,
  }[key];
  return steps === undefined ? steps : turnedFrame(frame, steps, count);
};
