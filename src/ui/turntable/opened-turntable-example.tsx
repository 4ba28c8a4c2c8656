"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import type { TurntableProps } from "./turntable.tsx";

const Turntable = dynamic(() => import("./turntable.tsx").then((module) => module.Turntable), { ssr: false });

type OpenedTurntableProps = Omit<TurntableProps, "onClose"> & { readonly button: string };

/** For the examples: a button that opens a turntable. */
export function OpenedTurntable({ button, ...turntable }: OpenedTurntableProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" look="secondary" data-needs-script="" onClick={() => setOpen(true)}>
        {button}
      </Button>
      {open && <Turntable {...turntable} onClose={() => setOpen(false)} />}
    </>
  );
}
