"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import type { ImagePreviewProps } from "./image-preview.tsx";

const ImagePreview = dynamic(() => import("./image-preview.tsx").then((module) => module.ImagePreview), {
  ssr: false,
});

type OpenedPreviewProps = Omit<ImagePreviewProps, "onClose"> & { readonly button: string };

/** For the examples: a button that opens a preview. */
export function OpenedPreview({ button, ...preview }: OpenedPreviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" look="secondary" data-needs-script="" onClick={() => setOpen(true)}>
        {button}
      </Button>
      {open && <ImagePreview {...preview} onClose={() => setOpen(false)} />}
    </>
  );
}
