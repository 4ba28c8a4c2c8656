import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { parseEnvironment } from "#platform/env.ts";
import { environmentSchema } from "#platform/env-schema.ts";
import { commandLine, readComposeFile } from "../test-support/compose-file.ts";

type Port = { name: string; port?: number; containerPort?: number; targetPort?: string };
type Container = {
  image: string;
  command?: string[];
  env?: { name: string; value?: string }[];
  ports: Port[];
  securityContext: object;
};
type Pod = {
  metadata: { labels: Record<string, string> };
  spec: {
    containers: Container[];
    securityContext: { runAsUser: number };
    terminationGracePeriodSeconds: number;
  };
};
type Resource = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: { template: Pod; selector: Record<string, string>; ports: Port[] };
};

const { resources, configMapGenerator, images } = parse(
  readFileSync("deploy/kustomization.yaml", "utf8"),
) as {
  resources: string[];
  configMapGenerator: { envs?: string[]; files?: string[] }[];
  images: { name: string }[];
};
const all = resources.flatMap((file) =>
  parseAllDocuments(readFileSync(join("deploy", file), "utf8")).map((each) => each.toJS() as Resource),
);
const named = (kind: string, name: string) => {
  const found = all.find((each) => each.kind === kind && each.metadata.name === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}`);
  return found;
};
const workloads = all.filter(({ kind }) => kind === "Deployment" || kind === "StatefulSet");
const { services } = readComposeFile();

/** Checks a resource by the schema that Kubernetes publishes. Throws where it does not hold. */
const validate = async ({ apiVersion, kind, ...rest }: Resource): Promise<void> => {
  const module = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
    string,
    new (
      data: object,
    ) => { validate: () => void }
  >;
  const Model = module[kind];
  if (Model === undefined) throw new Error(`${apiVersion} has no ${kind}`);
  new Model(rest).validate();
};

test.each(all)("$kind $metadata.name has the form that Kubernetes wants", async (resource) => {
  await validate(resource);
  await expect(validate({ ...resource, metadata: { name: 7 } as never })).rejects.toThrow();
});

test.each(workloads)("$metadata.name: as compose.yaml has it", ({ metadata, spec: { template } }) => {
  const { spec } = template;
  const [container] = spec.containers as [Container];
  const composed = services[metadata.name === "nginx" ? "nginx" : `${metadata.name}-1`];
  expect(`${spec.securityContext.runAsUser}:${spec.securityContext.runAsUser}`).toBe(composed?.user);
  expect(composed?.image.startsWith(`${container.image}:`)).toBe(true);
  expect(images.map(({ name }) => name)).toContain(container.image);
  expect(commandLine(container.command)).toBe(commandLine(composed?.command));
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
    Number.parseInt(composed?.stop_grace_period ?? "", 10),
  );
  expect(container.securityContext).toEqual({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ["ALL"] },
  });
});

test("services lead to ports that there are, and nginx to services that there are", () => {
  for (const { metadata, spec } of all.filter(({ kind }) => kind === "Service")) {
    const { template } = named(
      metadata.name === "nginx" ? "Deployment" : "StatefulSet",
      spec.selector.app ?? "",
    ).spec;
    expect(template.metadata.labels.app).toBe(spec.selector.app);
    const ports = template.spec.containers.flatMap((each) => each.ports.map(({ name }) => name));
    for (const { targetPort } of spec.ports) expect(ports, metadata.name).toContain(targetPort);
  }
  const settings = readFileSync("deploy/nginx.conf", "utf8");
  for (const [, name = "", port] of settings.matchAll(/^ {2}server ([\w-]+):(\d+)/gm))
    expect(named("Service", name).spec.ports.map(({ port }) => String(port))).toEqual([port]);
});

test("each variable is one of the schema, and with the secrets a published site starts", () => {
  const [file = ""] = configMapGenerator.flatMap(({ envs = [] }) => envs);
  const settings = readFileSync(join("deploy", file), "utf8").matchAll(/^(\w+)=(.*)$/gm);
  const shared = Object.fromEntries([...settings].map(([, name = "", value = ""]) => [name, value]));
  const known = [...Object.keys(environmentSchema.shape), "NODE_OPTIONS"];
  for (const name of ["storefront", "services"]) {
    const own = named("StatefulSet", name).spec.template.spec.containers[0]?.env ?? [];
    const given = {
      ...shared,
      ...Object.fromEntries(own.map(({ name, value }) => [name, value ?? shared.SITE_URL])),
    };
    expect(Object.keys(given).filter((each) => !known.includes(each))).toEqual([]);
    const env = parseEnvironment({ ...given, SESSION_SECRET: "Zk3vX9qLr7Tn2Wp8Yc5Hb1Jd6Mf4Gs0A" });
    expect(env).toMatchObject({ SITE_URL: "https://www.example.com", METRICS_PORT: 9464 });
  }
});
