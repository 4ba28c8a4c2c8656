import { AwsClient } from "aws4fetch";
import { answerBytes } from "#contract/body-sizes.ts";
import { readBounded } from "#contract/read-bounded.ts";
import { fileName, type PictureFiles } from "./picture-files.ts";

export interface ObjectStore {
  /** Address of the store, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Timeout of one attempt, including the response. */
  readonly milliseconds?: number;
}

interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A name that no file has. */
const unusedId = "0".repeat(26);

const isServerFault = ({ status }: Answer): boolean => status >= 500;

/** Files as objects of a bucket of S3 or a compatible store, by path-style addresses. A fault of the store is retried once. */
export const s3Files = ({
  endpoint,
  bucket,
  accessKeyId,
  secretAccessKey,
  region,
  milliseconds = 10_000,
}: ObjectStore): PictureFiles => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const addressOf = (id: string) =>
    `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}/uploads/${fileName(id)}`;
  const attempt = async (id: string, init: RequestInit): Promise<Answer> => {
    const signal = AbortSignal.timeout(milliseconds);
    const response = await client.fetch(addressOf(id), { ...init, redirect: "error", signal });
    const bytes = await readBounded(response, answerBytes);
    if (bytes === undefined) throw new Error("The object store answered too much");
    return { status: response.status, bytes: new Uint8Array(bytes) };
  };
  const send = async (id: string, init: RequestInit, fine: readonly number[]): Promise<Answer> => {
    const first = await attempt(id, init);
    const answer = isServerFault(first) ? await attempt(id, init) : first;
    if (!fine.includes(answer.status)) throw new Error(`The object store answered ${answer.status}`);
    return answer;
  };
  return {
    put: async (id, bytes) => {
      const headers = { "content-type": "image/jpeg" };
      await send(id, { method: "PUT", body: new Uint8Array(bytes), headers }, [200]);
    },
    get: async (id) => {
      const { status, bytes } = await send(id, { method: "GET" }, [200, 404]);
      return status === 404 ? undefined : bytes;
    },
    remove: async (id) => {
      await send(id, { method: "DELETE" }, [200, 204, 404]);
    },
    check: async () => {
      await send(unusedId, { method: "GET" }, [200, 404]);
    },
  };
};
