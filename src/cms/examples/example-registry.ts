import type { Registry } from "../block.ts";
import { contentRegistry } from "../content-registry.tsx";
import { vehicleRegistry } from "../vehicle-registry.tsx";

/** Every block of any page. */
export const exampleRegistry: Registry = new Map([...contentRegistry, ...vehicleRegistry]);
