import { globSync, readFileSync } from "node:fs";

const layers = "src/{domain,market,contract,ui,styles,features,cms,panels,browser}/**/*.test.{ts,tsx}";
const changesItsProcess = /\bvi\.|\bprocess\./;

/**
 * Test files of layers that keep nothing in the process, and that replace nothing of it either: what one leaves behind no other
 * can meet, so they share their workers.
 */
export const testsOfPureLayers = (): string[] =>
  globSync(layers).filter((file) => !changesItsProcess.test(readFileSync(file, "utf8")));
