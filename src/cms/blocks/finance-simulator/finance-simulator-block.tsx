import type { FinanceSimulatorData } from "#contract/blocks/finance-simulator.ts";
import { FinanceSimulator } from "#features/finance/simulator/finance-simulator.tsx";
import { Section } from "#ui/section/section.tsx";
import type { BlockContext } from "../../block-context.ts";

type FinanceSimulatorBlockProps = Pick<BlockContext, "blockId" | "path" | "asked" | "locale"> & {
  readonly data: FinanceSimulatorData;
};

/** What a credit costs, for any price. */
export const FinanceSimulatorBlock = ({ data, blockId, ...context }: FinanceSimulatorBlockProps) => (
  <div id={blockId}>
    <Section heading={data.heading} text={data.text}>
      <FinanceSimulator id={blockId} credit={data.credit} list={data.list} {...context} />
    </Section>
  </div>
);
