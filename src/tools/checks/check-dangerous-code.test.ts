import { expect, test } from "vitest";
import { checkDangerousCode } from "./check-dangerous-code.ts";
import { readSource } from "./source-file.ts";

const check = (path: string, text: string) => checkDangerousCode([readSource(path, text)]);

test.each([
  "eval(text);",
  "const f = new Function(text);",
  "const a = <p dangerouslySetInnerHTML={{ __html: text }} />;",
  "node.innerHTML = text;",
  'node.insertAdjacentHTML("beforeend", text);',
  "document.write(text);",
  'import { exec } from "node:child_process";',
  'import { runInNewContext } from "node:vm";',
  "const agent = new Agent({ connect: { rejectUnauthorized: false } });",
  'createHash("md5");',
  'createCipheriv("aes-128-ecb", key, null);',
  "const id = Math.random();",
  'headers.set("Access-Control-Allow-Origin", "*");',
  'window.addEventListener("message", read);',
  "const socket = new WebSocket(url);",
])("%s is reported", (text) => {
  expect(check("src/ui/card.tsx", text)).toHaveLength(1);
});

test.each([
  ["src/ui/inline-script.tsx", "const a = <script dangerouslySetInnerHTML={{ __html: code }} />;"],
  ["src/tools/start.ts", 'import { spawn } from "node:child_process";'],
  ["src/ui/card.test.ts", "eval(text);"],
  ["src/ui/card.ts", "// eval(text) would run it\nnode.textContent = text;"],
  ["src/api/call.ts", 'createHash("sha256"); crypto.randomUUID();'],
])("%s may say %s", (path, text) => {
  expect(check(path, text)).toEqual([]);
});
