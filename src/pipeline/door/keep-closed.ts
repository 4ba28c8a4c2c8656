import { ignoreUpgrades } from "#platform/ignore-upgrades.ts";
import { listenWidely } from "#platform/listen-widely.ts";
import { doorState } from "./door-state.ts";
import { hangDoor } from "./open-door.ts";

/**
 * Loaded before the framework (`node --import`), whose server listens some time before `instrumentation.ts` has run and
 * answers then what came meanwhile: until the door is open nobody is let in.
 */
listenWidely();
ignoreUpgrades();
hangDoor([
  () =>
    doorState().isOpen
      ? undefined
      : { status: 503, message: "Not ready yet\n", headers: { "retry-after": "1" } },
]);
