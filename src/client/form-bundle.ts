import { start as startPictureUploads } from "#features/trade-in/condition/start-picture-uploads.ts";
import { start as startAlertExamples } from "#ui/alert/start-alert-examples.ts";
import { start as startTextInputs } from "#ui/text-input/start-text-inputs.ts";

/** What forms need, in one file: their text boxes, the photos of a trade-in; and the page of examples. */
export const startForm = (): void => {
  for (const start of [startPictureUploads, startAlertExamples, startTextInputs]) start();
};
