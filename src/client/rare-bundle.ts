import { start as startPictureUploads } from "#features/trade-in/condition/start-picture-uploads.ts";
import { start as startAlertExamples } from "#ui/alert/start-alert-examples.ts";
import { start as startTextInputs } from "#ui/text-input/start-text-inputs.ts";

/** What pages for browsing do not need, in one file: the photos of a trade-in, and the page of examples. */
export const startRare = (): void => {
  for (const start of [startPictureUploads, startAlertExamples, startTextInputs]) start();
};
