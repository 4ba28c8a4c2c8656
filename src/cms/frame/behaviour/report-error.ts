/** Tells the server's log of an error that has taken the page away. Returns the code under which it stands there. */
export const reportError = (error: unknown): string => {
  const code = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  navigator.sendBeacon?.(
    "/api/client-error",
    JSON.stringify({ code, message: message.slice(0, 500), path: location.pathname.slice(0, 300) }),
  );
  return code;
};
