/** Largest request that a service reads, in bytes, by encoding; form data carries pictures. */
export const requestBytes = { json: 65_536, form: 11_000_000 } as const;

/** Largest answer that the client reads, in bytes. */
export const answerBytes = 32_000_000;

/** Most bytes of a picture of a trade-in, as it is sent. */
export const pictureBytes = 10_000_000;
