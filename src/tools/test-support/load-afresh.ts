import { afterAll, vi } from "vitest";

/** A file that mocks modules loads all of them anew, and leaves none to the next. */
vi.resetModules();
afterAll(() => void vi.resetModules());
