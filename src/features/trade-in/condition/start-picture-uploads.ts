import { fill } from "#platform/fill.ts";
import { picturesAddress } from "./picture-address.ts";

/**
 * Scales the size of a picture down to the given maximum per side, in whole pixels of at least one; never up.
 * Pure.
 */
export const fitWithin = (
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, most / Math.max(width, height));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { width: scaled(width), height: scaled(height) };
};

/** Longest edge of an upload, in pixels: more is not stored. */
const longestEdge = 2_560;

/** Delays before each retry, in ms. */
const pausesMs = [1_000, 3_000, 9_000];

/** Resolves when the previous upload has ended: on a slow connection parallel uploads would all time out. */
let before: Promise<void> = Promise.resolve();

const show = (form: HTMLFormElement, text = "") => form.querySelector("[role=status]")?.replaceChildren(text);

/** The photo resized for upload, with a preview; undefined where this browser cannot decode it. */
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
  /** 0 without a response. */
  readonly status: number;
  readonly error: string | undefined;
}

/** Sends a form by XMLHttpRequest, which reports upload progress. */
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

/** Whether a retry may succeed: no response, or the service is overloaded. */
const isPassing = ({ status }: Answer): boolean => status === 0 || status >= 500;

/** The error of an upload; proxies that refuse large bodies set only the status. */
const faultIn = ({ status, error }: Answer): string | undefined =>
  status === 200 ? undefined : (error ?? (status === 413 ? "tooLarge" : "away"));

const upload = async (form: HTMLFormElement, input: HTMLInputElement): Promise<void> => {
  // Another file may have been chosen while this one waited.
  const [file] = input.files ?? [];
  if (!file) {
    show(form);
    form.ariaBusy = null;
    return;
  }
  const { sending = "", again, saved } = form.dataset;
  const progress = (share: number) => show(form, fill(sending, { percent: String(Math.round(share * 100)) }));
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
    show(form, again);
    await new Promise((done) => setTimeout(done, pause));
    answer = await send(body, progress);
  }
  if (input.files?.[0] !== file) return upload(form, input);
  form.ariaBusy = null;
  const fault = faultIn(answer);
  const words = JSON.parse(form.closest("ul")?.dataset.faults ?? "{}");
  show(form, fault ? words[fault] : saved);
  if (!fault) form.nextElementSibling?.removeAttribute("hidden");
};

const take = (input: HTMLInputElement): void => {
  const { form, files } = input;
  if (!files?.length) return;
  if (input.multiple) spread(files);
  if (form?.dataset.upload === undefined || form.ariaBusy) return;
  form.ariaBusy = "true";
  show(form, form.dataset.waiting);
  before = before.then(() => upload(form, input));
};

/** Gives each of several photos to a place that has none yet, in their order. */
const spread = (files: FileList): void => {
  const free = document.querySelectorAll<HTMLInputElement>("li:not(:has(img,canvas)) [type=file]");
  for (const [at, input] of free.entries()) {
    const one = new DataTransfer();
    if (files[at]) one.items.add(files[at]);
    input.files = one.files;
    take(input);
  }
};

/**
 * Uploads photos as soon as they are chosen, one after the other and resized for slow connections, and leaves the page as
 * it is; without scripts the form's own button does.
 */
export const start = (): void =>
  document.addEventListener("input", ({ target }) => take(target as HTMLInputElement));
