/** Headers of every answer, whoever gives it. */
export const answerHeaders = {
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(self), microphone=(), payment=(self)",
  // Never "no-referrer": browsers would then send "Origin: null" with our own forms.
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
} as const satisfies Readonly<Record<string, string>>;
