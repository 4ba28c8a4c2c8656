import type { Answer } from "./send.ts";

export const unsatisfiable = ["bytes=999999999-", "bytes=999999999-9999999999"] as const;
export const oddRanges = [
  "bytes=5-1",
  "bytes=-0",
  "bytes=abc",
  "bytes=0-0,0-0",
  `bytes=${Array.from({ length: 500 }, () => "0-").join(",")}`,
  "lines=1-2",
  "bytes=-",
  "bytes=99999999999999999999-",
] as const;

export const rangeFault = ({ status, body }: Answer, size: number, range: string): string | undefined => {
  if (status >= 500 || status === 0) return `${range} is answered ${status}`;
  if (unsatisfiable.some((each) => each === range) && ![400, 416].includes(status) && status !== 200)
    return `${range} is answered ${status}`;
  return body.length > size + 100_000
    ? `${range} is answered with ${body.length} bytes of ${size}`
    : undefined;
};
