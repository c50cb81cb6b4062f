import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { aptInstall, mayUseApt } from "./apt.mjs";
import { run } from "./run.mjs";
import { pinnedNode, projectEnvironment, root, say, whereIs } from "./workspace.mjs";

/** Chromium without the windows around its pages: the same engine for a third of the processor's time. */
const headlessShell = "chromium-headless-shell";
const names = [headlessShell, "chromium", "google-chrome-stable", "google-chrome", "chrome", "chromium-browser"];
const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const koreanFontFile = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc";

function succeeds(command, parameters) {
  const { status, stdout } = spawnSync(command, parameters, { encoding: "utf8", timeout: 20_000 });
  return status === 0 && stdout.trim() !== "";
}

/** Some distributions install a script of this name that only tells where to find the browser. */
function isChromium(path) {
  return path !== undefined && existsSync(path) && succeeds(path, ["--version"]);
}

function playwrightsOwn() {
  const question = "import('playwright').then((p) => console.log(p.chromium.executablePath()))";
  const options = { cwd: root, encoding: "utf8", env: projectEnvironment };
  return spawnSync(pinnedNode, ["--eval", question], options).stdout?.trim();
}

function installed() {
  const named = [process.env.CHROMIUM_PATH, ...names.map(whereIs), ...macApplications];
  return named.find(isChromium) ?? [playwrightsOwn()].find(isChromium);
}

function hasKoreanFont() {
  return existsSync(koreanFontFile) || succeeds("fc-list", [":lang=ko", "family"]);
}

async function ensureKoreanFont() {
  if (hasKoreanFont()) return;
  if (mayUseApt()) {
    say("installing a Korean font");
    await aptInstall("fonts-noto-cjk");
  }
  if (!hasKoreanFont()) say("no Korean font found; pictures of pages will lack their Hanja");
}

/** Not every system has the package; the tests then run in the Chromium that is there. */
async function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH || whereIs(headlessShell) || !mayUseApt()) return;
  say("installing Chromium with apt-get");
  await aptInstall(headlessShell);
}

async function installedAnew() {
  if (mayUseApt()) {
    await aptInstall("chromium");
    const path = installed();
    if (path) return path;
  }
  say("installing Playwright's Chromium");
  await run("playwright", ["install", "chromium"], { env: projectEnvironment });
  return installed();
}

/** The path of a Chromium that runs, installed when there is none; undefined when that failed. */
export async function ensureChromium() {
  await ensureHeadlessShell();
  const path = installed() ?? (await installedAnew());
  if (path) await ensureKoreanFont();
  else say("no Chromium found or installed; the tests in it will fail");
  return path;
}
