import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectralCore from "@stoplight/spectral-core";
import spectralRulesets from "@stoplight/spectral-rulesets";
import { objectionsTo } from "../../tests/harness/policy-grade.ts";
import { pagesOf } from "./pages.mjs";
import { versionOf } from "./version.mjs";

const documentOf = async ({ origin }) => (await fetch(`${origin}/api/openapi.json`)).text();

async function askRedocly(site) {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: await documentOf(site), absoluteRef: "openapi.json", config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

async function askSpectral(site) {
  const spectral = new spectralCore.Spectral();
  // The association writes letters: it has no address to mail to.
  spectral.setRuleset({ extends: [[spectralRulesets.oas, "all"]], rules: { "contact-properties": "off" } });
  return (await spectral.run(await documentOf(site))).map(({ code, message }) => `${code}: ${message}`);
}

const policyPaths = ["/api/history", "/api/docs", "/api/openapi.json", "/robots.txt", "/favicon.svg", "/nothing-here"];

async function gradePolicies({ origin }, paths) {
  const found = [];
  for (const path of paths) {
    const policy = (await fetch(origin + path)).headers.get("content-security-policy");
    found.push(...objectionsTo(policy).map((objection) => `${path} ${objection}`));
  }
  return found;
}

const document = { scope: "/api/openapi.json" };

export const documentScanners = [
  {
    ...document,
    name: "Redocly",
    version: versionOf("@redocly/openapi-core"),
    expected: [/struct/u],
    scan: askRedocly,
    control: askRedocly,
  },
  {
    ...document,
    name: "Spectral",
    version: versionOf("@stoplight/spectral-core"),
    expected: [/oas3-schema|path-params/u],
    scan: askSpectral,
    control: askSpectral,
  },
  {
    name: "csp_evaluator",
    version: versionOf("csp_evaluator"),
    scope: "the policies of pages, calls and files",
    expected: [/unsafe-inline/u],
    scan: (site) => gradePolicies(site, [...Object.values(pagesOf).flat(), ...policyPaths]),
    control: (site) => gradePolicies(site, ["/"]),
  },
];
