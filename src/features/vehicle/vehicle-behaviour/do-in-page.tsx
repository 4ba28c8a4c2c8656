import type { ReactNode } from "react";
import type { Place } from "#domain/distance.ts";
import type { PreviewWords } from "#ui/image-preview/image-preview.tsx";
import type { TurntableWords } from "#ui/turntable/turntable.tsx";
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

type Show = (overlay: ReactNode) => void;

const enlarge = async (control: HTMLElement, page: HTMLElement, words: PreviewWords, show: Show) => {
  const { ImagePreview } = await import("#ui/image-preview/image-preview.tsx");
  const links = [...page.querySelectorAll<HTMLAnchorElement>("a[data-does=enlarge]")];
  const pictures = links.map((link) => ({ src: link.href, alt: link.querySelector("img")?.alt ?? "" }));
  const start = links.findIndex((link) => Object.is(link, control));
  show(<ImagePreview pictures={pictures} start={start} words={words} onClose={() => show(null)} />);
};

const turn = async (turntable: NonNullable<PageAbilities["turntable"]>, show: Show) => {
  const { Turntable } = await import("#ui/turntable/turntable.tsx");
  show(<Turntable {...turntable} onClose={() => show(null)} />);
};

/**
 * Does what a control's `data-does` says: enlarges its picture, turns the vehicle, looks for the visitor, prints. Where
 * what it needs does not come, its link leads on as it does without scripts.
 */
export async function doInPage(
  control: HTMLElement,
  page: HTMLElement,
  { preview, turntable, dealer }: PageAbilities,
  show: Show,
): Promise<void> {
  const { does } = control.dataset;
  try {
    if (does === "enlarge") await enlarge(control, page, preview, show);
    else if (does === "turn" && turntable) await turn(turntable, show);
    else if (does === "locate" && dealer) locate(control, dealer.place, dealer.words);
    else if (does === "print") print();
  } catch {
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
  }
}
