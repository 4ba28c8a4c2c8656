import type { Attributes, Context, SpanKind } from "@opentelemetry/api";
import {
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";

/** Attribute of a span that is not recorded, nor is anything that becomes a part of it, here or elsewhere. */
export const unrecorded = "unrecorded";

/** Traces begin with a request or a job of ours; what the framework does by itself is none. */
const ownRoots = (share: number): Sampler => {
  const ratio = new TraceIdRatioBasedSampler(share);
  return {
    shouldSample: (
      context: Context,
      traceId: string,
      _name: string,
      _kind: SpanKind,
      attributes: Attributes,
    ) =>
      "next.span_category" in attributes || attributes[unrecorded]
        ? { decision: SamplingDecision.NOT_RECORD }
        : ratio.shouldSample(context, traceId),
    toString: () => `OwnRoots{${share}}`,
  };
};

/** Records a share of the traces that begin here, from 0 to 1, and the parts of those that are recorded elsewhere. */
export const createSampler = (share: number): Sampler => new ParentBasedSampler({ root: ownRoots(share) });
