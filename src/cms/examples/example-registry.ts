import type { Registry } from "../block.ts";
import { contentRegistry } from "../content-registry.tsx";
import { vehicleRegistry } from "../vehicle-registry.tsx";

/** Every block that any page may carry. */
export const exampleRegistry: Registry = new Map([...contentRegistry, ...vehicleRegistry]);
