/**
 * Fetches without following redirects. A connection that the server closed between two requests is no answer: the request
 * is sent once more. Rejects after a minute without an answer.
 */
export async function ask(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const send = () => fetch(url, { redirect: "manual", ...init, signal: AbortSignal.timeout(60_000) });
  try {
    return await send();
  } catch (error) {
    if (error instanceof TypeError) return send();
    throw error;
  }
}
