import type { FinanceSimulatorData } from "#contract/blocks/finance-simulator.ts";
import { FinanceSimulator } from "#features/finance/simulator/finance-simulator.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { Section } from "#ui/section/section.tsx";
import type { BlockContext } from "../../block-context.ts";
import { TitleBlock } from "../title/title-block.tsx";

type FinanceSimulatorBlockProps = Pick<
  BlockContext,
  "blockId" | "path" | "pageQuery" | "locale" | "index"
> & {
  readonly data: FinanceSimulatorData;
};

/** Finance simulator for any price, where content sets the terms; has the page's heading as first block. */
export const FinanceSimulatorBlock = async ({
  data,
  blockId,
  index,
  ...context
}: FinanceSimulatorBlockProps) => {
  const t = await getScopedI18n("simulator");
  const { heading, text, credit, list } = data;
  const simulator = credit ? (
    <FinanceSimulator id={blockId} credit={credit} list={list} {...context} />
  ) : (
    <p>{t("eachVehicle")}</p>
  );
  return (
    <div id={blockId}>
      {index === 0 && <TitleBlock data={{ heading, text }} index={0} />}
      {index === 0 ? (
        <Section>{simulator}</Section>
      ) : (
        <Section heading={heading} text={text}>
          {simulator}
        </Section>
      )}
    </div>
  );
};
