import { launch } from "../../tests/harness/browser.ts";
import { openOtherMuseum } from "./other-museum.mjs";
import { openViewer, viewers } from "./viewer-programs.mjs";
import {
  comes,
  isLastLevel,
  listCollection,
  openBeside,
  openMember,
  openReserved,
  openWork,
  patience,
} from "./viewer-visits.mjs";

const read = async (address) => (await fetch(address)).json();

/** A document by its address and what it is called in every language. */
const named = ({ id, label }) => ({ id, names: Object.values(label).flat() });

/** The picture that a manifest shows first, as an image service. */
const pictureOf = (manifest) => manifest.items[0].items[0].items[0].body.service?.[0].id;

async function findMembers(id) {
  const { items } = await read(id);
  return Promise.all(items.map(async (item) => ({ ...named(item), picture: pictureOf(await read(item.id)) })));
}

const isComplete = (members, before) =>
  members.length > 1 && members.length === before && members.every(({ picture }) => picture);

/** The works of an exhibition. A site that has just begun is still drawing them. */
async function findExhibition(exhibition) {
  let [members, before] = [[], 0];
  const holds = async () => {
    before = members.length;
    members = await findMembers(exhibition.id);
    return isComplete(members, before);
  };
  if (!(await comes(holds, { left: 10 * patience, every: 5000 }))) throw new Error(`${exhibition.id} lists no works`);
  return { ...exhibition, members };
}

/** A work whose picture nobody may pass on. */
async function findReserved(site) {
  const { list } = await read(`${site}/api/work/list?limit=20`);
  for (const { number } of list) {
    const manifest = await read(`${site}/iiif/work/${number}/manifest.json`);
    if (manifest.items?.some(({ items }) => !items)) return named(manifest);
  }
  throw new Error("no work has a picture that is reserved");
}

/** All exhibitions, the first of them with its works, one of these, and a work that is reserved. */
async function findTargets(site) {
  const all = await read(`${site}/iiif/collection.json`);
  const exhibitions = all.items.map(named);
  const exhibition = await findExhibition(exhibitions[0]);
  const reserved = await findReserved(site);
  return { all: { ...named(all), members: exhibitions }, exhibition, work: exhibition.members[0], reserved };
}

/** What is answered of the site, changed on its way. */
const changing = (change) => async (route) => {
  const answer = await fetch(route.request().url());
  const headers = { "content-type": "application/json", "access-control-allow-origin": "*" };
  // Who has left the page waits no more.
  await route.fulfill({ headers, json: change(await answer.json()) }).catch(() => undefined);
};

const at = (address) => (url) => url.href === address;

const withoutLast = changing((collection) => ({ ...collection, items: collection.items.slice(0, -1) }));

const withoutPictures = changing((manifest) => ({
  ...manifest,
  items: manifest.items.map(({ items: _items, ...canvas }) => canvas),
}));

/** The picture as a file, which has no levels. */
const withoutService = changing((manifest) => {
  const changed = structuredClone(manifest);
  delete changed.items[0].items[0].items[0].body.service;
  return changed;
});

const missing = (route) => route.fulfill({ status: 404 }).catch(() => undefined);

const work = ({ work: one }) => ({ work: one });
const inExhibition = ({ exhibition, work: member }) => ({ collection: exhibition, member });
const inAll = ({ all }) => ({ collection: all });
const beside = ({ work: one, other }) => ({ work: one, other });

const readsAll = (viewer) => viewer.hasCollectionsOfCollections;
const hasWindows = (viewer) => viewer.hasWindows;

/** What is wrong on a viewer's way, the visit that must find it, and the words in which it does. */
const faults = [
  {
    name: "missing pictures",
    visit: openWork,
    targetOf: work,
    faultOf: () => [/\/iiif\/image\/.*\.jpg$/u, missing],
    says: "404 ",
  },
  {
    name: "missing level",
    visit: openWork,
    targetOf: work,
    faultOf: () => [({ href }) => isLastLevel(href), missing],
    says: String.raw`404 [^ ]+/\d+,\d+,(\d+),(\d+)/\1,\2/`,
  },
  {
    name: "no levels",
    visit: openWork,
    targetOf: work,
    faultOf: ({ work: { id } }) => [at(id), withoutService],
    says: "no last level of ",
  },
  {
    name: "missing record",
    visit: openReserved,
    targetOf: ({ reserved }) => ({ reserved }),
    faultOf: ({ reserved }) => [at(reserved.id), missing],
    says: "404 ",
  },
  {
    name: "unlisted work",
    visit: listCollection,
    targetOf: inExhibition,
    faultOf: ({ exhibition }) => [at(exhibition.id), withoutLast],
    says: "[^ ]+ does not list ",
  },
  {
    name: "unlisted exhibition",
    visit: listCollection,
    targetOf: inAll,
    faultOf: ({ all }) => [at(all.id), withoutLast],
    says: "[^ ]+ does not list ",
    isFor: readsAll,
  },
  {
    name: "empty member",
    visit: openMember,
    targetOf: inExhibition,
    faultOf: ({ work: { id } }) => [at(id), withoutPictures],
    says: "[^ ]+ does not open from ",
  },
  {
    name: "ours empty",
    visit: openBeside,
    targetOf: beside,
    faultOf: ({ work: { id } }) => [at(id), withoutPictures],
    says: "draws nothing of [^ ]+ beside another museum's",
    isFor: hasWindows,
  },
  {
    name: "theirs missing",
    visit: openBeside,
    targetOf: beside,
    faultOf: ({ other }) => [at(other.picture), (route) => route.abort()],
    says: "draws nothing of [^ ]+ beside ours",
    isFor: hasWindows,
  },
];

const everyViewer = () => true;

/** The faults that this viewer can meet. */
const faultsFor = (viewer) => faults.filter(({ isFor = everyViewer }) => isFor(viewer));

async function findFaults(browser, viewer, targets) {
  const findings = [];
  for (const { name, visit, targetOf, faultOf } of faultsFor(viewer)) {
    const found = await visit(browser, viewer, { ...targetOf(targets), fault: faultOf(targets) });
    findings.push(...found.map((finding) => `planted ${name}: ${finding}`));
  }
  return findings;
}

/** Whatever a viewer can do with our documents. */
async function judge(browser, viewer, targets) {
  const { exhibition } = targets;
  const findings = [
    ...(await openWork(browser, viewer, work(targets))),
    ...(await openReserved(browser, viewer, { reserved: targets.reserved })),
    ...(await listCollection(browser, viewer, inExhibition(targets))),
  ];
  if (readsAll(viewer)) findings.push(...(await listCollection(browser, viewer, inAll(targets))));
  for (const member of exhibition.members)
    findings.push(...(await openMember(browser, viewer, { collection: exhibition, member })));
  if (hasWindows(viewer)) findings.push(...(await openBeside(browser, viewer, beside(targets))));
  return findings;
}

/** Has each viewer look, on an origin of its own. */
async function withViewers({ origin }, look) {
  // Its documents name it by its own address, whatever name it is reached under.
  const targets = await findTargets(origin.replace("127.0.0.1", "localhost"));
  const [browser, other] = await Promise.all([launch(), openOtherMuseum()]);
  const findings = [];
  try {
    for (const each of viewers) {
      const viewer = await openViewer(each);
      try {
        findings.push(...(await look(browser, viewer, { ...targets, other })));
      } finally {
        await viewer.close();
      }
    }
  } finally {
    await browser.close();
    other.close();
  }
  return findings;
}

/** WRK-07: the viewers of the world, from another origin. Its controls are the same site with a fault on the way. */
export const iiifViewers = {
  name: "IIIF viewers",
  version: viewers.map(({ title, version }) => `${title} ${version}`).join(", "),
  scope:
    "a work, zoomed to its last level; one that is reserved; the collection of an exhibition, each member opened from it; all exhibitions; a work beside another museum's",
  expected: viewers.flatMap((viewer) =>
    faultsFor(viewer).map(({ name, says }) => new RegExp(`^planted ${name}: ${viewer.title}: ${says}`, "u")),
  ),
  scan: (site) => withViewers(site, judge),
  control: (_planted, site) => withViewers(site, findFaults),
};
