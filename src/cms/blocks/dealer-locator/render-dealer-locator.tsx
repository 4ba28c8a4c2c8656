import { knownShop } from "#api/known-shop.ts";
import type { DealerLocatorData } from "#contract/blocks/dealer-locator.ts";
import { loadDealers } from "#features/dealers/load-dealers.ts";
import type { BlockContext } from "../../block-context.ts";
import { UnavailableDealers } from "../../frame/missing-dealers.tsx";
import { headingLevel } from "../hero/render-hero.tsx";
import { DealerLocatorBlock } from "./dealer-locator-block.tsx";

export const renderDealerLocator = async (data: DealerLocatorData, context: BlockContext) => {
  const dealers = await loadDealers(context.locale);
  if (!dealers.ok) return <UnavailableDealers heading={data.heading} level={headingLevel(context)} />;
  const valuing = knownShop().dealerGroups.CEV;
  return <DealerLocatorBlock {...context} data={data} dealers={dealers.value} valuing={valuing} />;
};
