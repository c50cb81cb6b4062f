import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { root } from "./workspace.mjs";

/**
 * Kilobytes as a browser that knows Brotli gets them. React and the router are two thirds of what every page loads. What
 * a page waits for is told of (SEE-11) by what stands here, so that it is told of on a line that brings nothing more; so
 * is what the refusals of all calls say, what stands in the place of a part that did not come, and what has a part wait
 * for a press that is under way (0.2 KB), and what becomes of calls whose reader signs out (0.1 KB).
 */
const everyPage = { scripts: 142.9, styles: 17 };

/** All of it that a page runs before something is pressed that needs the app (SPD-01 allows 12): 0.6 of it for the strip's thumb, 0.5 to tell of documents that do not come (SEE-11). */
const untilPressed = { scripts: 5.5, styles: 0 };

/** What a page for readers may add to it. */
const reading = { scripts: 12, styles: 5 };

/** Where something is asked or shown in a dialog, Radix' own comes along. */
const asking = { scripts: 22.7, styles: 5 };

/** Forms also bring zod along, so that they know the rules before they send. */
const form = { scripts: 57.3, styles: 5 };

/** What is heavier than a page for readers, by the beginning of its name, the first that fits. Most of it is loaded when somebody asks for it. */
const heavier = {
  "routes/about/member-genealogy/index": asking,
  "routes/community/notice/detail": asking,
  // Comments are written and answered there.
  "routes/community/qna/detail": { scripts: 25.8, styles: 5 },
  "routes/community/$board/detail": { scripts: 28.1, styles: 5 },
  // The record of a work stands beside it in two languages, with who made it and what each did, and its address.
  "routes/gallery/exhibition/$exhibition/detail": { scripts: 27, styles: 5.5 },
  // Dialogs, for whoever cites a work or takes its picture along.
  "gallery/citation/citation-dialog": { scripts: 28.6, styles: 5.9 },
  "gallery/download/download-dialog": { scripts: 27.5, styles: 5.9 },
  "routes/sign-in/": asking,
  "routes/sign-up/": form,
  "routes/find-info/": form,
  "routes/invitation/": form,
  "routes/my-page/": form,
  "routes/password-setting/": form,
  // Files are chosen there, or dropped. What sends something once is 0.4 KB of each page where something is written, since
  // lists of the association are added to with it as well.
  "routes/community/qna/edit": { scripts: 59.6, styles: 5 },
  "routes/community/$board/edit": { scripts: 60.6, styles: 5 },
  "routes/admin/member-manage/register": form,
  // Who made a work is found among the people of the lineage.
  // What is planned for a time is compared with another administrator's, and taken back.
  "routes/admin/content-manage/edit": { scripts: 66.9, styles: 5.8 },
  "routes/admin/content-manage/planned": { scripts: 69, styles: 5.7 },
  "routes/admin/webhook": form,
  "routes/admin/exhibition": { scripts: 61.7, styles: 5 },
  // Why somebody takes along who comes is asked in a dialog; a lunar day is looked up as it is typed; what was saved last
  // is taken back, as of exhibitions.
  "routes/admin/event": { scripts: 62, styles: 5 },
  // A form, and a list that is put in order.
  "routes/admin/board": { scripts: 73.2, styles: 5 },
  "routes/admin/menu": { scripts: 63.4, styles: 5 },
  "routes/admin/grade": { scripts: 62.2, styles: 5 },
  "routes/admin/content-manage/works": { scripts: 75.8, styles: 5 },
  // The fields of a record, and who made a work, are put right there.
  "routes/admin/content-manage/records": { scripts: 25.2, styles: 5 },
  // What matches the columns of a list with the fields of works, when somebody has one; all but 6 KB is there already.
  "gallery/batch/sheet-panel": { scripts: 81.5, styles: 5 },
  // What reads a spreadsheet, when one is chosen.
  "../../node_modules/read-excel-file/": { scripts: 16.3, styles: 5 },
  "routes/admin/mailing": { scripts: 23.2, styles: 5 },
  "routes/admin/": asking,
  // The dialog that asks for the password, which other pages bring along.
  "member/own-data/own-data-proof": { scripts: 13, styles: 5 },
  "admin/bulletin/bulletins": form,
  "member/manage/correction-form": form,
  // Once in the life of a site.
  "member/set-up/set-up-form": form,
  "admin/exhibition/work-order": { scripts: 31, styles: 5 },
  // A form and a list that is put in order, when an administrator changes them; a portrait is sent too. What is typed is
  // offered again after a reload, as it is of a chronicle.
  "association/genealogy/person-editor": { scripts: 68.9, styles: 5 },
  "association/officer/officer-editor": { scripts: 68.9, styles: 5 },
  // What takes a save back, too, and the versions, which are compared.
  "association/chronicle/chronicle-editor": { scripts: 40.1, styles: 5 },
  // Lists that are put in order, people who are chosen, menus, and what compares two texts: for administrators, when they
  // press 고치기.
  "association/page-text/page-text-editor": { scripts: 74.7, styles: 6.4 },
  // Menus and what compares two texts, likewise. What is named in braces stands in a file of its own, as pages read it too.
  "association/agreement-editor/agreement-editor": { scripts: 51, styles: 5.6 },
  "association/agreement-editor/agreement-tools": asking,
  "member/second-factor/": form,
  // Whether one comes, asked of members alone.
  "association/calendar/reply-form": { scripts: 20.5, styles: 5 },
  // On which an administrator moves the point: all but 2 KB of it is the readers' map.
  "association/direction/open-point-map": { scripts: 46.7, styles: 5.9 },
  "association/direction/": { scripts: 44, styles: 5.5 },
  // Radix' menu, when a row's button is first pressed.
  "admin/content/post-menu": { scripts: 38, styles: 5 },
  "member/manage/member-menu": { scripts: 23.8, styles: 5 },
  // What is not on the page of a question already is 1 KB.
  "post/comment/comment-edit-form": { scripts: 25.5, styles: 5 },
  // What is not on the page of a post already is 4 KB.
  "gallery/album/album-view": { scripts: 31.8, styles: 5 },
  // The viewer of an album, when a photograph is first pressed; a page of one has most of it already.
  "gallery/album/photo-room": { scripts: 36.9, styles: 6 },
  // A list that is put in order, and what sends files on where a line broke: with the first file.
  "post/attachment/attachment-rows": { scripts: 90.3, styles: 5.6 },
  "post/editor/rich-text-editor": { scripts: 189.2, styles: 5.7 },
  // Where somebody names a film: what is not there already is 1 KB.
  "post/editor/video-dialog": { scripts: 187, styles: 5.1 },
  "../../node_modules/openseadragon/": { scripts: 75, styles: 0 },
};

const client = join(root, "apps", "web", "dist", "client");
await ensureBuilt();
const manifest = JSON.parse(readFileSync(join(client, ".vite", "manifest.json"), "utf8"));

const sizeOf = (file) => statSync([`${file}.br`, file].map((name) => join(client, name)).find(existsSync)).size;

/** Everything that comes with an entry before it can run. */
function filesOf(key, found = new Set()) {
  const { file, css = [], imports = [] } = manifest[key];
  if (found.has(file)) return found;
  for (const name of [file, ...css]) found.add(name);
  for (const name of imports) filesOf(name, found);
  return found;
}

function weigh(files) {
  const total = { scripts: 0, styles: 0 };
  for (const file of files) total[file.endsWith(".css") ? "styles" : "scripts"] += sizeOf(file) / 1024;
  return total;
}

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const everywhere = new Set(entries.flatMap((key) => [...filesOf(key)]));
const added = Object.keys(manifest)
  .filter((key) => manifest[key].isDynamicEntry)
  .map((key) => ({
    name: key.replace(/^src\//u, "").replace(/\?.*/u, ""),
    files: filesOf(key).difference(everywhere),
  }));

const weighed = [
  { name: "a page until something is pressed", budget: untilPressed, ...weigh(filesOf("src/render/entry-reader.ts")) },
  { name: "every page", budget: everyPage, ...weigh(everywhere) },
  ...added.map(({ name, files }) => ({
    name,
    budget: Object.entries(heavier).find(([beginning]) => name.startsWith(beginning))?.[1] ?? reading,
    ...weigh(files),
  })),
];

/** Kilobytes by which the same programs weigh more or less, as the names of the files in them compress. */
const byNames = 0.15;
const over = weighed.filter(
  ({ budget, scripts, styles }) => scripts > budget.scripts + byNames || styles > budget.styles + byNames,
);
for (const { name, budget, scripts, styles } of over)
  console.error(
    `${name}: ${scripts.toFixed(1)} KB of scripts (${budget.scripts}), ${styles.toFixed(1)} KB of styles (${budget.styles})`,
  );
if (over.length > 0) process.exitCode = 1;
