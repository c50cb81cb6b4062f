import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Words that had to be learnt before a file could be found, or that meant several things, and what is said instead. */
const goneWords: readonly [gone: RegExp, use: string][] = [
  [/^(?:kept|keeper|keep)(?=-|$)|-(?:kept|keeper)(?=-|$)/u, "cached, supervisor, restore or what it does"],
  [/^memory$|^open-memory|^remember|-remember(?=-|$)/u, "responseCache, cachedCount"],
  [/(?:^|-)subjects?-of(?=-|$)|^late-subject$/u, "cacheTags, tag"],
  [/(?:^|-)settle(?=-|$)/u, "waitForInvalidation, flush, catchUp: whatever is waited for"],
  [/(?:^|-)(?:reading|begin-reading|note-page)$/u, "tagCollector, or read"],
  [/(?:^|-)(?:un)?told(?=-|$)|^tell-/u, "auditOf, noAudit, emit, notify"],
  [/(?:^|-)(?:doer|hear)(?=-|$)/u, "actor, subscribe"],
  [
    /(?:^|-)(?:receipt|fulfil|fulfilment)(?=-|$)|^claim-(?:key|post)$/u,
    "idempotencyKey, reserve and complete; summary",
  ],
  [/(?:^|-)(?:overtaken|theirs)(?=-|$)/u, "conflict, current"],
  [/^(?:storage|storage-error)$|-storage$|^own-key$|^is-own-key$/u, "blobStore, blobKey"],
  [/(?:^|-)(?:letters?|correspondence)(?=-|$)/u, "mail, template, notifier"],
  [/^(?:give|take)-back(?=-|$)/u, "release, refund"],
  [/(?:^|-)places?(?=-|$)/u, "slot, position, location, reservation"],
  [/(?:^|-)(?:patience|pace|silence)(?=-|$)/u, "timeouts, minimumRate"],
  [/(?:^|-)(?:film|smuggl\w*)(?=-|$)/u, "animation, polyglot"],
  [/(?:^|-)(?:guess(?:er|able|ed)|trap)(?=-|$)/u, "weakPassword, passwordStrength, honeypot"],
  [
    /(?:^|-)(?:office|doors|news|is-there|this-computer|unread)(?=-|$)/u,
    "reserved, access, notice, pathExists, localRequest",
  ],
  [/^hold-/u, "lock"],
  [/^must-/u, "assert"],
];

/** Words that are plain English, or the browser's, on a page. */
const fineOnPages = /(?:^|-)(?:places?|news|reading)(?=-|$)|-storage$|^keep-together|^remember-early-scroll$/u;

/** Where other words stand for something that there is. */
const exempt = [
  // History, and the table that is called so for ever.
  /\/migrations\//u,
  /\/post-receipt\.entity\.ts$/u,
  // Of a place on the map, of what a visitor reads.
  /^packages\/(?:content|ui)\//u,
  // Names of persons, of works and of what is drawn.
  /^packages\/samples\//u,
];

const inKebabCase = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/gu, "-").toLowerCase();

const exported = /^export (?:async )?(?:const|let|function\*?|class|type|interface) (?<name>\w+)/gmu;

/** The name of a file and the names that it exports. */
const namesOf = (path: string, text: string): string[] => [
  basename(path).replace(/\..*$/u, ""),
  ...[...text.matchAll(exported)].map(({ groups }) => groups?.["name"] ?? ""),
];

const complaintsOf = (path: string, text: string): string[] =>
  namesOf(path, text).flatMap((name) => {
    const spelt = inKebabCase(name);
    if (path.startsWith("apps/web/") && fineOnPages.test(spelt)) return [];
    const [, use] = goneWords.find(([gone]) => gone.test(spelt)) ?? [];
    return use === undefined ? [] : [`${path}: ${name} (say ${use})`];
  });

const sources = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "apps/server", "apps/web", "packages"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((path) => /\.tsx?$/u.test(path) && !exempt.some((pattern) => pattern.test(path)) && existsSync(root + path));

test("words that are gone do not come back, in names of files or of what they export", () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap((path) => complaintsOf(path, readFileSync(root + path, "utf8")))).toEqual([]);
});

test.each([
  ["a/letter-quota.ts", "", "letter-quota"],
  ["a/mail.ts", "export class OvertakenError extends Error {}", "OvertakenError"],
  ["a/mail.ts", "export async function takePlace() {}", "takePlace"],
  ["a/mail.ts", "export type Patience = number;", "Patience"],
  ["apps/web/src/session/token.ts", "export const createTokenKeeper = 1;", "createTokenKeeper"],
])("one that is planted is found: %s %s", (path, text, name) => {
  expect(complaintsOf(path, text)).toEqual([expect.stringContaining(`: ${name} (say `)]);
});

/**
 * One word for one thing on the screen: 이미지 stands in a post, 사진 is a photograph (albums, portraits, works, the
 * association's pages), 그림 is drawn by hand; what is read out in a picture's place is its 대체 텍스트, a 설명 stands below.
 */
const mixedWords: readonly [words: RegExp, exempt: RegExp][] = [
  [
    /(?:이미지|사진|그림)(?:의|에|하나의)? 설명|설명 ?(?:이|도)? ?없는 ?(?:이미지|사진|그림)|읽어 드릴 설명|설명은 나중에/u,
    /\/sheet-columns\.ts$/u,
  ],
  [/그림(?!판)/u, /\/(?:lineage-(?:picture|link|reference)|person-editor|page-text-shape)\.tsx?$|\.test\.tsx?$/u],
];

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gmu, "");

const mixedIn = (path: string, text: string): string[] =>
  mixedWords.flatMap(([words, fine]) => {
    const [found] = fine.test(path) ? [] : (words.exec(withoutComments(text)) ?? []);
    return found === undefined ? [] : [`${path}: ${found}`];
  });

test("a picture and what is read out in its place have one word each on the screen", () => {
  const onScreens = sources.filter((path) => /^(?:apps\/web|packages\/(?:contracts|ui))\//u.test(path));
  expect(onScreens.length).toBeGreaterThan(300);
  expect(onScreens.flatMap((path) => mixedIn(path, readFileSync(root + path, "utf8")))).toEqual([]);
  const planted = ["이미지 설명 고치기", "설명 없는 이미지", "글에 든 그림"];
  expect(planted.map((words) => mixedIn("apps/web/src/a.tsx", `/* 그림 */ "${words}"`).length)).toEqual([1, 1, 1]);
});
