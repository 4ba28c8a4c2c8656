import type { AlertType } from "#ui/alert/alert-types.ts";
import { Button } from "#ui/button/button.tsx";
import { buttonStyle } from "#ui/button/button-style.ts";
import type { CardStepProps } from "./card-step-props.ts";
import { FocusedNotice } from "./focused-notice.tsx";
import type { End } from "./use-payment.ts";

const types = {
  paid: "success",
  elsewhere: "success",
  late: "info",
  over: "warning",
  declined: "warning",
  cancelled: "warning",
  returned: "info",
  unknown: "warning",
  signedOut: "warning",
  gone: "warning",
} as const satisfies Record<End, AlertType>;

/** Where it goes on from there, and under which words. */
const ways = {
  paid: ["reservation", "seeReservation"],
  elsewhere: ["reservation", "seeReservation"],
  late: ["reservation", "seeReservation"],
  over: ["summary", "seeSummary"],
  declined: ["call", "call"],
  cancelled: ["summary", "seeSummary"],
  returned: ["reservation", "seeReservation"],
  unknown: undefined,
  signedOut: ["login", "login"],
  gone: ["summary", "seeSummary"],
} as const satisfies Record<
  End,
  readonly [keyof CardStepProps["places"], keyof CardStepProps["words"] | "call"] | undefined
>;

type EndNoticeProps = Pick<CardStepProps, "words" | "places" | "call"> & {
  readonly as: End;
  /** Queries the status again, where the outcome is unknown. */
  readonly onCheck: () => void;
};

/** What became of the payment, where nothing is left to type. */
export const EndNotice = ({ as, words, places, call, onCheck }: EndNoticeProps) => {
  const way = ways[as];
  return (
    <FocusedNotice type={types[as]} {...words.ends[as]}>
      <p>
        {way ? (
          <a href={places[way[0]]} {...buttonStyle({})}>
            {way[1] === "call" ? call : words[way[1]]}
          </a>
        ) : (
          <Button type="button" onClick={onCheck}>
            {words.checkAgain}
          </Button>
        )}
      </p>
    </FocusedNotice>
  );
};
