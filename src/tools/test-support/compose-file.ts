import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** What a test looks at of one entry under `services`. */
export type Composed = Readonly<{
  image: string;
  user?: string;
  command?: unknown;
  entrypoint?: unknown;
  environment?: Readonly<Record<string, string>>;
  ports?: readonly string[];
  extra_hosts?: readonly string[];
  volumes?: readonly string[];
  tmpfs?: readonly string[];
  secrets?: readonly string[];
  healthcheck?: Readonly<{ test: readonly string[] }>;
  depends_on?: Readonly<Record<string, Readonly<{ condition: string }>>>;
  networks: readonly string[] | Readonly<Record<string, Readonly<{ ipv4_address?: string }>>>;
  read_only?: boolean;
  restart?: string;
  cap_drop?: readonly string[];
  security_opt?: readonly string[];
  stop_signal?: string;
  stop_grace_period?: string;
  deploy?: Readonly<{ resources: Readonly<{ limits: Readonly<Record<string, unknown>> }> }>;
}>;

type ComposeFile = Readonly<{
  services: Readonly<Record<string, Composed>>;
  networks: Readonly<Record<string, Readonly<{ internal?: boolean }>>>;
  volumes: Readonly<Record<string, unknown>>;
  secrets: Readonly<Record<string, Readonly<{ environment?: string; file?: string }>>>;
}>;

/** compose.yaml with its anchors laid in; variables stand as they are written. */
export const readComposeFile = (): ComposeFile =>
  parse(readFileSync("compose.yaml", "utf8"), { merge: true }) as ComposeFile;

/** The variable in a value, as `${NAME:?…}` or `${NAME:-…}`: the text before it, its name, whether it is required, its default. */
export const asksFor = (value: string) => {
  const [, before = "", name, rule, rest = ""] = /^([^$]*)\$\{(\w+)(:[?-])?([^}]*)\}/.exec(value) ?? [];
  return { before, name, isRequired: rule === ":?", instead: rule === ":-" ? rest : "" };
};

/** A value with the variables of whoever starts it. Throws where one that is required is missing. */
export const fillIn = (value: string, variables: Readonly<Record<string, string>>): string =>
  value.replace(/\$\{(\w+)(:[?-])?([^}]*)\}/g, (_, name: string, rule: string, rest: string) => {
    const given = variables[name];
    if (given !== undefined && given !== "") return given;
    if (rule === ":?") throw new Error(`${name} is required: ${rest}`);
    return rest;
  });

/** A command of Dockerfile or compose.yaml in exec form, as one line. */
export const commandLine = (command: unknown): string | undefined =>
  Array.isArray(command) && command.every((word) => typeof word === "string") ? command.join(" ") : undefined;
