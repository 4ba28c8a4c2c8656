import { type Dispatcher, request } from "undici";
import { PrivateAddressError } from "#backend/public-agent.ts";
import { isListedPicture } from "#platform/is-listed-picture.ts";

const pictureBounds = { bytes: 20_000_000, milliseconds: 20_000, redirects: 3 } as const;

/** Why there is no picture, and whether there may be one the next time. */
export type Unfetched = { readonly problem: string; readonly isPassing: boolean };

export type Fetching = {
  /** As in IMAGE_HOSTS. */
  readonly hosts: readonly string[];
  readonly dispatcher: Dispatcher;
  readonly stop?: AbortSignal | undefined;
  readonly milliseconds?: number;
  readonly mostBytes?: number;
};

const gone = (problem: string): Unfetched => ({ problem, isPassing: false });
const passing = (problem: string): Unfetched => ({ problem, isPassing: true });

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Fetches the bytes that a listed host has at an address, whatever they are. */
export const fetchPicture = async (
  address: string,
  {
    hosts,
    dispatcher,
    stop,
    milliseconds = pictureBounds.milliseconds,
    mostBytes = pictureBounds.bytes,
  }: Fetching,
): Promise<Uint8Array | Unfetched> => {
  const limit = AbortSignal.timeout(milliseconds);
  const signal = stop === undefined ? limit : AbortSignal.any([limit, stop]);
  let url = address;
  try {
    for (let hop = 0; hop <= pictureBounds.redirects; hop += 1) {
      if (!isListedPicture(hosts, url)) return gone("it is redirected to a host that is not in IMAGE_HOSTS");
      const headers = { accept: "image/jpeg,image/png,image/webp" };
      const { statusCode, headers: answered, body } = await request(url, { dispatcher, signal, headers });
      if (statusCode === 200) return await bytesOf(body, mostBytes);
      // What it says besides does not matter, however long it is.
      body.once("error", () => undefined).destroy();
      const { location } = answered;
      if (!redirects.has(statusCode) || typeof location !== "string") {
        const isPassing = statusCode >= 500 || statusCode === 429;
        return { problem: `its host answers ${statusCode}`, isPassing };
      }
      url = URL.parse(location, url)?.href ?? "";
    }
    return gone("it is redirected too often");
  } catch (error) {
    if (stop?.aborted) throw error;
    return problemOf(error, limit);
  }
};

/** Up to a number of bytes, whatever the answer announces; the loop's end closes the connection. */
const bytesOf = async (body: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array | Unfetched> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > most) return gone(`it has more than ${most / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const problemOf = (error: unknown, limit: AbortSignal): Unfetched => {
  if (error instanceof PrivateAddressError) return gone("its host has a private address");
  return passing(limit.aborted ? "its host takes too long" : "its host cannot be reached");
};
