/** A part of the page could not be loaded, and a message is in its place: such a page never replaces a whole one. */
export const isDegraded = (html: string): boolean => html.includes('data-degraded="');

/** The page is about something that a visitor may have invented, unlimited in number: it is rendered each time. */
export const isForThisTime = (html: string): boolean => html.includes('data-kept="never"');

/** Whether there is anything to read: the framework's shell for what it could not render has no heading. */
export const hasHeading = (html: string): boolean => /<h1[\s>]/.test(html);

export interface MissingAnswer {
  readonly status: 404 | 410;
  /** The specification's message, for the `x-error` header. */
  readonly message: string;
  /** A service failed: an earlier page is better than this answer. */
  readonly mayComeBack?: true;
}

const missingMark = /\sdata-missing="(404|410) ([\x20-\x7e]*?)"/;

/** The attribute's value by which a page reports that its content does not exist (any more). */
export const markMissing = ({ status, message }: MissingAnswer): string => `${status} ${message}`;

/** What such a page is to be answered with; undefined for all others. */
export const missingAnswer = (html: string): MissingAnswer | undefined => {
  const [, status, message = ""] = missingMark.exec(html) ?? [];
  return status === undefined ? undefined : { status: status === "410" ? 410 : 404, message };
};
