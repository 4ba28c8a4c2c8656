/**
 * Reads a body up to a number of bytes; `undefined` when it is longer. `content-length` is not trusted: it may be wrong or
 * missing. Rejects as the stream does when the connection breaks.
 */
export const readBounded = async (
  message: Request | Response,
  maximum: number,
): Promise<ArrayBuffer | undefined> => {
  if (!message.body) return new ArrayBuffer(0);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = message.body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    length += chunk.value.byteLength;
    if (length > maximum) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(chunk.value);
  }
  const bytes = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.byteLength;
  }
  return bytes.buffer;
};
