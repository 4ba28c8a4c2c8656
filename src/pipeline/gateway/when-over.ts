import type { ServerResponse } from "node:http";

/** Calls back once: when the answer has been handed over whole, or its reader has gone. */
export const whenOver = (response: ServerResponse, then: () => void): void => {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    then();
  };
  response.once("prefinish", end).once("close", end);
};
