import { run } from "../run.mjs";

/** 176 MB with what it needs: fetched by npm when a scan is made, and never by an install (docs/decisions/021). */
const version = "13.5.0";

const flags = "--headless --no-sandbox --disable-gpu --disable-background-networking";

/** The least that a page may reach. Speed depends on the machine: `npm run bench` measures it. */
const least = { accessibility: 1, "best-practices": 0.95, seo: 0.95 };

async function askLighthouse({ origin }, path) {
  const categories = Object.keys(least);
  const { output } = await run(
    "npm",
    [
      "exec",
      "--yes",
      `--package=lighthouse@${version}`,
      "--",
      "lighthouse",
      origin + path,
      "--quiet",
      "--output=json",
    ].concat(["--output-path=stdout", `--only-categories=${categories.join(",")}`, `--chrome-flags=${flags}`]),
    { capture: true, env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
  );
  const start = output.indexOf('{\n  "lighthouseVersion"');
  if (start < 0) throw new Error(`lighthouse could not be had or did not end: ${output.slice(-300)}`);
  const { audits, categories: graded } = JSON.parse(output.slice(start, output.lastIndexOf("\n}") + 2));
  return categories.flatMap((category) => {
    const { score, auditRefs } = graded[category];
    if (score >= least[category]) return [];
    const failed = auditRefs.filter(
      ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1,
    );
    return [`${path} ${category} ${score}: ${failed.map(({ id }) => id).join(", ")}`];
  });
}

const paths = ["/", "/about/history", "/community/notice/detail?index=80", "/gallery/exhibition/1", "/sign-up"];

export const lighthouse = {
  name: "Lighthouse",
  version,
  scope: `${paths.length} pages: accessibility, good practice and search engines`,
  expected: [/accessibility .*color-contrast/u, /seo /u],
  async scan(site) {
    const found = [];
    for (const path of paths) found.push(...(await askLighthouse(site, path)));
    return found;
  },
  control: (site) => askLighthouse(site, "/"),
};
