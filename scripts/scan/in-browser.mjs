import axe from "axe-core";
import { administrator, launch, member, signIn, visit } from "../../tests/harness/browser.ts";
import { versionOf } from "./version.mjs";
import { askCodeSniffer } from "./code-sniffer.mjs";
import { pagesOf } from "./pages.mjs";

async function askAxe(page) {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => (await window.axe.run(document)).violations);
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 80)}`);
}

async function look(page, ask, { origin, path, theme }) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  return (await ask(page)).map((finding) => `${path} (${theme}) ${finding}`);
}

async function lookAsRole(browser, ask, { origin, role, account }) {
  const { page, context } = await visit(browser);
  const found = [];
  if (account) await signIn(page, origin, account);
  for (const path of pagesOf[role])
    for (const theme of ["light", "dark"]) found.push(...(await look(page, ask, { origin, path, theme })));
  await context.close();
  return found;
}

const accounts = { visitor: undefined, member, administrator };

/** A scanner that asks each page of the site in each role and theme, and the planted front page for its control. */
const inBrowser = (name, version, ask, expected) => ({
  name,
  version,
  expected,
  scope: `${Object.values(pagesOf).flat().length} pages in three roles, light and dark`,
  async scan({ origin }) {
    const browser = await launch();
    try {
      const found = [];
      for (const [role, account] of Object.entries(accounts))
        found.push(...(await lookAsRole(browser, ask, { origin, role, account })));
      return found;
    } finally {
      await browser.close();
    }
  },
  async control({ origin }) {
    const browser = await launch();
    try {
      const { page } = await visit(browser);
      return await look(page, ask, { origin, path: "/", theme: "light" });
    } finally {
      await browser.close();
    }
  },
});

export const browserScanners = [
  inBrowser("axe", axe.version, askAxe, [/color-contrast/u, /image-alt/u]),
  inBrowser("HTML CodeSniffer", versionOf("@pa11y/html_codesniffer"), askCodeSniffer, [/1_4_3/u, /1_1_1/u]),
];
