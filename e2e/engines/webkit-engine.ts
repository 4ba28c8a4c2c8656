import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { findFreePort } from "#tools/free-port.ts";
import type { Engine, Sight, Tab } from "./engine.ts";

const windowProgram = fileURLToPath(new URL("webkit-window.py", import.meta.url));

/** Names of `KeyboardEvent.key` as the driver writes them. */
const keys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** A screen in memory; it chooses its own number. */
const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const size = ["-screen", "0", "1280x800x24"];
  const screen = spawn("Xvfb", ["-displayfd", "3", ...size, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(screen.stdio[3] as Readable, "data");
  return { screen, display: `:${String(number).trim()}` };
};

const startDriver = async (display: string): Promise<{ driver: ChildProcess; url: string }> => {
  const port = await findFreePort();
  // Unbuffered: what pages write to the console comes out of the browser's own output.
  const driver = spawn("stdbuf", ["-oL", "WebKitWebDriver", `--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(50)) {
    const status = await fetch(`${url}/status`).catch(() => undefined);
    if (status?.ok) return { driver, url };
  }
  throw new Error("WebKitWebDriver did not answer within 20 s");
};

const openTab = (session: WebDriver, problems: () => readonly string[]): Tab => ({
  goTo: (address) => session.get(address),
  // By the driver: a page that navigates by itself may never answer its last command.
  goBack: () => session.navigate().back(),
  evaluate: (question, ...args) =>
    session.executeScript(`return (${question}).apply(null, arguments)`, ...args),
  pointAt: (x, y, heldMs) => {
    const actions = session.actions().move({ x, y, duration: 0 }).press();
    return (heldMs > 0 ? actions.pause(heldMs) : actions).release().perform();
  },
  press: async (key, isControlDown) => {
    const actions = session.actions();
    if (isControlDown) actions.keyDown(Key.CONTROL);
    const code = keys[key] ?? key;
    actions.keyDown(code).keyUp(code);
    if (isControlDown) actions.keyUp(Key.CONTROL);
    await actions.perform();
  },
  setCookie: (name, value) => session.manage().addCookie({ name, value, path: "/" }),
  problems,
  close: () => session.quit(),
});

/** WebKitGTK over its own WebDriver, on a screen in memory; each window is a process with a profile of its own. */
export const startWebkit = async (): Promise<Engine> => {
  const { screen, display } = await startScreen();
  const { driver, url } = await startDriver(display);
  const kill = () => {
    driver.kill();
    screen.kill();
  };
  process.once("exit", kill);
  const problems: string[] = [];
  driver.stdout?.on("data", (chunk) => {
    problems.push(
      ...String(chunk)
        .split("\n")
        .filter((line) => /CONSOLE.*\bERROR\b/.test(line)),
    );
  });
  return {
    openTab: async ({ width, height, scripts }: Sight) => {
      problems.length = 0;
      const args = [windowProgram, String(width), String(height), scripts ? "scripts" : "no-scripts"];
      const capabilities = new Capabilities({
        browserName: "volante",
        "webkitgtk:browserOptions": { binary: "/usr/bin/python3", args },
      });
      const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      return openTab(session, () => problems);
    },
    close: async () => {
      process.off("exit", kill);
      kill();
    },
  };
};
