import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

type PanelFailureProps = {
  readonly text: string;
  /** On the button: "Volver a intentarlo". */
  readonly retry: string;
  readonly onRetry: () => void;
};

/** Says in a panel that something did not come, and offers to ask again. Place it where it is announced. */
export function PanelFailure({ text, retry, onRetry }: PanelFailureProps) {
  return (
    <Notice type="error">
      <p>{text}</p>
      <Button type="button" look="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </Notice>
  );
}
