import type { ReactNode } from "react";
import type { Place } from "#domain/distance.ts";
import { ImagePreview, type PreviewWords } from "#ui/image-preview/image-preview.tsx";
import { Turntable, type TurntableWords } from "#ui/turntable/turntable.tsx";
import { type LocateWords, locate } from "../vehicle-dealer/locate.ts";

/** What the controls of a vehicle's page need to know. */
export type PageAbilities = {
  readonly preview: PreviewWords;
  readonly turntable?: {
    readonly frames: readonly string[];
    readonly turnsOnShow: boolean;
    readonly alt: string;
    readonly words: TurntableWords;
  };
  readonly dealer?: { readonly place: Place; readonly words: LocateWords };
};

/** Does what a control's `data-does` says: enlarges its picture, turns the vehicle, looks for the visitor, prints. */
export function doInPage(
  control: HTMLElement,
  page: HTMLElement,
  { preview, turntable, dealer }: PageAbilities,
  show: (overlay: ReactNode) => void,
): void {
  const onClose = () => show(null);
  const { does } = control.dataset;
  if (does === "enlarge") {
    const links = [...page.querySelectorAll<HTMLAnchorElement>("a[data-does=enlarge]")];
    const pictures = links.map((link) => ({ src: link.href, alt: link.querySelector("img")?.alt ?? "" }));
    const start = links.findIndex((link) => Object.is(link, control));
    show(<ImagePreview pictures={pictures} start={start} words={preview} onClose={onClose} />);
  } else if (does === "turn" && turntable) show(<Turntable {...turntable} onClose={onClose} />);
  else if (does === "locate" && dealer) locate(control, dealer.place, dealer.words);
  else if (does === "print") print();
}
