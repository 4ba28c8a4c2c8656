/** Data stands in `data`, beside the status. The specification shows no field of an error. */
export const ok = (data = null) => Response.json({ data, status: 200 });
export const refuse = (status) => Response.json({ status }, { status });
export const found = (data) => (data === undefined ? refuse(404) : ok(data));
export const done = (isThere) => (isThere ? ok() : refuse(404));

const needsToken = (handle) => (call) => (call.customer ? handle(call) : refuse(401));

/** Calls that need a token: 401 without a valid one. */
export const withToken = (calls) =>
  Object.fromEntries(Object.entries(calls).map(([name, handle]) => [name, needsToken(handle)]));
