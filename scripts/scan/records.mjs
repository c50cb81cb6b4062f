import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { run } from "../run.mjs";
import { whereIs } from "../workspace.mjs";

// Judges of museums' formats (WRK-07 to WRK-09). The schemas stand in repositories and in no registry: a setting says where
// they are on this computer. The programs are Debian's.

const read = async (address) => (await fetch(address)).json();

/** Documents name themselves by the site's address, under whatever name it is reached. */
const onSite = (origin, address) => origin + new URL(address).pathname;

/** Milliseconds for a site that has just begun to draw its sample works, and between two looks at how many there are. */
const patience = 600_000;
const between = 10_000;

/** Every collection and manifest, as the site lists them. */
async function listManifests(origin) {
  const all = { path: "/iiif/collection.json", document: await read(`${origin}/iiif/collection.json`) };
  const found = [all];
  for (const { id } of all.document.items) {
    const collection = await read(onSite(origin, id));
    found.push({ path: new URL(id).pathname, document: collection });
    for (const work of collection.items)
      found.push({ path: new URL(work.id).pathname, document: await read(onSite(origin, work.id)) });
  }
  return found;
}

/** The same when no more works are added to them. */
async function findManifests(origin) {
  let before = 0;
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((soon) => setTimeout(soon, between))) {
    const found = await listManifests(origin);
    const works = numbersOf(found).length;
    if (works > 0 && works === before) return found;
    before = works;
  }
  throw new Error("collections list no works, or ever more");
}

const numbersOf = (manifests) => manifests.flatMap(({ path }) => /\/work\/(\d+)\//u.exec(path)?.[1] ?? []);

/** A setting that names what is there. */
const missingAt = (setting, what) => {
  const path = process.env[setting];
  return path && existsSync(path) ? null : `${setting} names no ${what}`;
};

const objections = (validate, { path, document }) =>
  validate(document)
    ? []
    : validate.errors.slice(0, 3).map(({ instancePath, message }) => `${path}: ${instancePath} ${message}`);

async function presentationJudge() {
  const ajv = new Ajv({ strict: false, validateFormats: true });
  formats(ajv);
  return ajv.compile(JSON.parse(await readFile(process.env.IIIF_PRESENTATION_SCHEMA, "utf8")));
}

const broken = {
  label: (document) => ({ ...document, label: 7 }),
  id: ({ id: _id, ...document }) => document,
  items: (document) => ({ ...document, items: [{ type: "Canvas" }] }),
};

const presentation = {
  name: "IIIF presentation schema",
  version: "3.0",
  missing: () => missingAt("IIIF_PRESENTATION_SCHEMA", "iiif_3_0.json of IIIF/presentation-validator"),
  scope: "every collection and manifest",
  expected: Object.keys(broken).map((name) => new RegExp(`^planted ${name}`, "u")),
  async scan({ origin }) {
    const judge = await presentationJudge();
    return (await findManifests(origin)).flatMap((one) => objections(judge, one));
  },
  async control(_planted, { origin }) {
    const judge = await presentationJudge();
    const manifest = (await findManifests(origin)).find(({ path }) => path.includes("/work/"));
    return Object.entries(broken).flatMap(([name, breaks]) =>
      objections(judge, { path: `planted ${name}`, document: breaks(manifest.document) }),
    );
  },
};

/** By what a record says that it is. */
const linkedKinds = { HumanMadeObject: "object.json", Person: "person.json" };

async function linkedJudges() {
  const folder = process.env.LINKED_ART_SCHEMAS;
  const ajv = new Ajv2020({ strict: false });
  formats(ajv);
  for (const name of await readdir(folder))
    if (name.endsWith(".json")) ajv.addSchema(JSON.parse(await readFile(join(folder, name), "utf8")));
  return (one) => {
    const name = linkedKinds[one.document.type];
    const validate = name && ajv.getSchema(`https://linked.art/api/1.0/schema/${name}`);
    return validate ? objections(validate, one) : [`${one.path}: is of no kind that is known`];
  };
}

async function findLinked(origin) {
  const numbers = numbersOf(await findManifests(origin));
  const people = (await read(`${origin}/api/person/list`)).map(({ id }) => `/member/people/${id}.jsonld`);
  const paths = [...numbers.map((number) => `/w/${number}.jsonld`), ...people];
  return Promise.all(paths.map(async (path) => ({ path, document: await read(origin + path) })));
}

const linkedArt = {
  name: "Linked Art schemas",
  version: "1.0",
  missing: () => missingAt("LINKED_ART_SCHEMAS", "folder docs/api/1.0/schema of linked-art/linked.art"),
  scope: "every work and person",
  expected: [/^planted work/u, /^planted person/u],
  async scan({ origin }) {
    const judge = await linkedJudges();
    return (await findLinked(origin)).flatMap(judge);
  },
  async control(_planted, { origin }) {
    const judge = await linkedJudges();
    const all = await findLinked(origin);
    const [work, person] = ["/w/", "/member/"].map((start) => all.find(({ path }) => path.startsWith(start)).document);
    return [
      { path: "planted work", document: { ...work, produced_by: { type: "Production", timespan: "1930" } } },
      { path: "planted person", document: { ...person, identified_by: [{ type: "Name" }] } },
    ].flatMap(judge);
  },
};

/** What a downloaded picture must say of itself, as exiftool calls it. */
const said = [
  "XMP-dc:Creator",
  "XMP-dc:Rights",
  "XMP-photoshop:Credit",
  "XMP-xmpRights:WebStatement",
  "XMP-xmpRights:UsageTerms",
];

async function askExiftool(pictures) {
  const folder = await mkdtemp(join(tmpdir(), "bulmo-scan-"));
  try {
    const found = [];
    for (const { name, bytes } of pictures) {
      const file = join(folder, "picture.jpg");
      await writeFile(file, bytes);
      const { output } = await run(
        "exiftool",
        ["-json", "-G1", "-a", "-all", "-validate", "-warning", "-error", file],
        {
          capture: true,
        },
      );
      const [facts] = JSON.parse(output.slice(output.indexOf("[")));
      const unsaid = said.filter((field) => !facts[field]);
      found.push(...unsaid.map((field) => `${name}: says no ${field}`));
      for (const [field, value] of Object.entries(facts))
        if (/(?:Warning|Error)$/u.test(field)) found.push(`${name}: ${field} ${value}`);
    }
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Those that the rights of their works give away. */
async function findPictures(origin) {
  const pictures = [];
  for (const number of numbersOf(await findManifests(origin))) {
    const answer = await fetch(`${origin}/w/${number}/small.jpg`);
    if (answer.ok) pictures.push({ name: `/w/${number}/small.jpg`, bytes: Buffer.from(await answer.arrayBuffer()) });
  }
  if (pictures.length === 0) throw new Error("no work gives its picture away");
  return pictures;
}

const exiftool = {
  name: "exiftool",
  version: async () => (await run("exiftool", ["-ver"], { capture: true })).output.trim(),
  missing: () =>
    whereIs("exiftool") ? null : "exiftool was not found on PATH: apt-get install libimage-exiftool-perl",
  scope: "what each picture that may be downloaded says of itself",
  expected: [/^planted silent: says no XMP-dc:Creator/u, /^planted torn: .*(?:Warning|Error)/u],
  scan: async ({ origin }) => askExiftool(await findPictures(origin)),
  async control(_planted, { origin }) {
    const [{ bytes }] = await findPictures(origin);
    const name = bytes.indexOf("dc:creator");
    const silent = Buffer.from(bytes);
    for (let at = name; at !== -1; at = silent.indexOf("dc:creator", at + 1)) silent.write("dc:cr_ator", at);
    const torn = Buffer.from(bytes);
    torn.write("</rdf:XX", torn.indexOf("</rdf:RDF"));
    return askExiftool([
      { name: "planted silent", bytes: silent },
      { name: "planted torn", bytes: torn },
    ]);
  },
};

/** Every record that a harvester gets when it follows the tokens, and what it has to object. */
const harvester = `
use strict; use HTTP::OAI;
my $harvester = HTTP::OAI::Harvester->new(baseURL => $ARGV[0]);
my $who = $harvester->Identify;
if ($who->is_error) { print "refused: Identify ", $who->message, "\\n"; exit }
my $answer = $harvester->ListRecords(metadataPrefix => "oai_dc");
my $count = 0;
while (my $record = $answer->next) {
  $count++;
  next if $record->is_deleted;
  my $dom = $record->metadata && $record->metadata->dom;
  my @titles = $dom ? grep { ($_->localname // "") eq "title" } $dom->findnodes(".//*") : ();
  print "refused: ", $record->identifier, " has no title\\n" unless @titles && $titles[0]->textContent ne "";
}
print "refused: ListRecords ", $answer->message, "\\n" if $answer->is_error;
print "harvested: $count\\n";
`;

async function harvest(origin) {
  const { output } = await run("perl", ["-e", harvester, `${origin}/oai`], { capture: true });
  const count = Number(/^harvested: (\d+)$/mu.exec(output)?.[1] ?? -1);
  return { count, refused: [...output.matchAll(/^refused: (.*)$/gmu)].map(([, what]) => what), output };
}

const perlHas = async (name) => (await run("perl", [`-M${name}`, "-e", "1"], { capture: true })).code === 0;
const hasHarvester = whereIs("perl") ? await perlHas("HTTP::OAI") : false;

/** What a harvester gets of us, with one title taken out of each record. */
async function openUntitled(origin) {
  const untitle = async (url, response) => {
    const text = await (await fetch(origin + url)).text();
    response
      .setHeader("content-type", "text/xml; charset=utf-8")
      .end(text.replaceAll(/<dc:title.*?<\/dc:title>/gsu, ""));
  };
  const server = createServer(({ url }, response) => void untitle(url, response));
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

const oai = {
  name: "HTTP::OAI",
  version: async () =>
    (await run("perl", ["-MHTTP::OAI", "-e", "print $HTTP::OAI::VERSION"], { capture: true })).output.trim(),
  missing: () => (hasHarvester ? null : "Perl's HTTP::OAI was not found: apt-get install libhttp-oai-perl"),
  scope: "every record of /oai, by a harvester that follows the tokens",
  expected: [/has no title/u],
  async scan({ origin }) {
    const works = numbersOf(await findManifests(origin)).length;
    const { count, refused, output } = await harvest(origin);
    return count >= works ? refused : [...refused, `${count} of at least ${works} works: ${output.slice(-200)}`];
  },
  async control(_planted, { origin }) {
    const untitled = await openUntitled(origin);
    try {
      return (await harvest(untitled.origin)).refused;
    } finally {
      untitled.close();
    }
  },
};

export const recordScanners = [presentation, linkedArt, exiftool, oai];
