import { fill } from "#platform/fill.ts";
import { fitWithin } from "./fit-within.ts";
import { picturesAddress } from "./picture-address.ts";

/** Longest edge that is sent: more is not kept. */
const longestEdge = 2_560;

/** How long is waited before each time that a picture is sent again. */
const pausesMs = [1_000, 3_000, 9_000];

/** How many are under way or wait: the page is drawn anew once the last one has come. */
let underWay = 0;

/** Settled when the picture before has ended: all at once would take so long on a slow line that each is given up. */
let before: Promise<void> = Promise.resolve();

/** What was not taken, by its point of view: the page that is drawn anew tells of the first. */
const faults = new Map<string, string>();

const say = (form: HTMLFormElement, text = "") => form.querySelector("[role=status]")?.replaceChildren(text);

/** The picture drawn small enough to send, and what is seen of it meanwhile; undefined where this browser cannot read it. */
const shrink = async (file: File) => {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fitWithin(picture, longestEdge));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
  return blob ? { canvas, blob } : undefined;
};

interface Answer {
  /** 0 where none has come. */
  readonly status: number;
  readonly error: string | undefined;
}

/** Sends a form by the one interface that tells how much of it has gone. */
const send = (body: FormData, onProgress: (share: number) => void): Promise<Answer> =>
  new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open("POST", picturesAddress);
    request.setRequestHeader("accept", "application/json");
    request.responseType = "json";
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onloadend = () => done({ status: request.status, error: request.response?.error });
    request.send(body);
  });

/** Whether another try may end better: nothing came back, or the service had no time. */
const isPassing = ({ status }: Answer): boolean => status === 0 || status >= 500;

/** Why a picture was not taken; who refuses bodies before they are read says so by the status alone. */
const faultIn = ({ status, error }: Answer): string | undefined =>
  status === 200 ? undefined : (error ?? (status === 413 ? "tooLarge" : "away"));

const end = (form: HTMLFormElement): void => {
  underWay--;
  form.ariaBusy = null;
};

const upload = async (form: HTMLFormElement, input: HTMLInputElement): Promise<void> => {
  // Another one may have been chosen while this one waited.
  const [file] = input.files ?? [];
  if (!file) {
    say(form);
    return end(form);
  }
  const { sending = "", again, away } = form.dataset;
  const progress = (share: number) => say(form, fill(sending, { percent: String(Math.round(share * 100)) }));
  progress(0);
  const body = new FormData(form);
  const shrunk = await shrink(file);
  if (shrunk) {
    body.set("image", shrunk.blob, "photo.jpg");
    form.parentElement?.querySelector("img,canvas,[aria-hidden]")?.replaceWith(shrunk.canvas);
  }
  let answer = await send(body, progress);
  for (const pause of pausesMs) {
    if (!isPassing(answer)) break;
    say(form, again);
    await new Promise((done) => setTimeout(done, pause));
    answer = await send(body, progress);
  }
  if (input.files?.[0] !== file) return upload(form, input);
  end(form);
  const isAway = isPassing(answer) && !answer.error;
  const pov = String(body.get("pov"));
  const fault = faultIn(answer);
  // Why, the page that is drawn anew says, where it can be.
  say(form, fault && away);
  if (fault) faults.set(pov, fault);
  else faults.delete(pov);
  const told = Array.from(faults, ([of, why]) => `error=${why}&pov=${of}`)[0] ?? `saved=${pov}`;
  // Whoever has no line any more keeps the page.
  if (underWay === 0 && !isAway) location.replace(`?${told}`);
};

/** Has a picture sent as soon as it is chosen, one after the other and small enough for a slow line; without it the form's own button does. */
export const start = (): void =>
  document.addEventListener("change", ({ target }) => {
    const input = target as HTMLInputElement;
    const form = input.form;
    if (form?.dataset.upload === undefined || !input.files?.length || form.ariaBusy) return;
    form.ariaBusy = "true";
    underWay++;
    say(form, form.dataset.waiting);
    before = before.then(() => upload(form, input));
  });
