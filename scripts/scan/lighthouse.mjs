import { askLighthouse, lighthouseVersion } from "../lighthouse.mjs";

/** The least that a page may reach. Speed depends on the machine: `npm run bench` measures it. */
const least = { accessibility: 1, "best-practices": 0.95, seo: 0.95 };

async function lookAt({ origin }, path) {
  const categories = Object.keys(least);
  const { audits, categories: graded } = await askLighthouse(origin + path, categories);
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
  version: lighthouseVersion,
  scope: `${paths.length} pages: accessibility, good practice and search engines`,
  expected: [/accessibility .*color-contrast/u, /seo /u],
  async scan(site) {
    const found = [];
    for (const path of paths) found.push(...(await lookAt(site, path)));
    return found;
  },
  control: (site) => lookAt(site, "/"),
};
