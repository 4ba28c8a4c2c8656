/** Data stands in `data`, beside the status. The specification shows no field of an error. */
export const ok = (data = null) => Response.json({ data, status: 200 });
export const refuse = (status) => Response.json({ status }, { status });
export const found = (data) => (data === undefined ? refuse(404) : ok(data));
export const done = (isThere) => (isThere ? ok() : refuse(404));
