/** Name of the tracer whose spans are ours, and not the framework's. */
export const ownTracer = "volante";
