import { run } from "./run.mjs";

/** 176 MB with what it needs: fetched by npm when it is asked, and never by an install (docs/decisions/021). */
export const lighthouseVersion = "13.5.0";

const flags = "--headless --no-sandbox --disable-gpu --disable-background-networking";

/** Lighthouse's report of one page, as on a phone, in these categories. CHROMIUM_PATH names the browser. */
export async function askLighthouse(address, categories) {
  const { output } = await run(
    "npm",
    ["exec", "--yes", `--package=lighthouse@${lighthouseVersion}`, "--", "lighthouse", address, "--quiet"].concat(
      ["--output=json", "--output-path=stdout", `--only-categories=${categories.join(",")}`],
      [`--chrome-flags=${flags}`],
    ),
    { capture: true, env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
  );
  const start = output.indexOf('{\n  "lighthouseVersion"');
  if (start < 0) throw new Error(`lighthouse could not be had or did not end: ${output.slice(-300)}`);
  return JSON.parse(output.slice(start, output.lastIndexOf("\n}") + 2));
}
