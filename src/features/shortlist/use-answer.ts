"use client";

import { useCallback, useEffect, useState } from "react";

const patienceMs = 12_000;

export interface Answer<Data> {
  /** The latest data there is; older data stays while newer is on its way. */
  readonly data: Data | undefined;
  readonly phase: "waiting" | "shown" | "failed";
  readonly retry: () => void;
}

const fetchJson = async <Data>(address: string, attempt: AbortController): Promise<Data> => {
  const timer = setTimeout(() => attempt.abort(), patienceMs);
  try {
    const response = await fetch(address, { signal: attempt.signal });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as Data;
  } finally {
    clearTimeout(timer);
  }
};

/** Data from one of our own GET routes, asked again when the address changes; nothing is asked without an address. */
export function useAnswer<Data>(address: string | undefined): Answer<Data> {
  const [data, setData] = useState<Data>();
  const [phase, setPhase] = useState<Answer<Data>["phase"]>("waiting");

  const ask = useCallback(() => {
    const attempt = new AbortController();
    let isWanted = true;
    if (address === undefined) return;
    setPhase("waiting");
    fetchJson<Data>(address, attempt).then(
      (found) => {
        if (!isWanted) return;
        setData(found);
        setPhase("shown");
      },
      () => isWanted && setPhase("failed"),
    );
    return () => {
      isWanted = false;
      attempt.abort();
    };
  }, [address]);

  useEffect(() => ask(), [ask]);
  const retry = useCallback(() => void ask(), [ask]);
  return { data, phase, retry };
}
