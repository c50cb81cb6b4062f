import sharp from "sharp";

/** Milliseconds for a viewer to show what it was given. */
export const patience = 60_000;

/** Milliseconds for what would have come with what is there already. */
const atOnce = 5000;

/** Milliseconds without a request, after which a viewer asks for nothing more by itself. */
const quiet = 2000;

/** What is made not to come is not waited for as long as what may come late. */
const timeFor = (fault) => (fault ? 2 * atOnce : patience);

/** Milliseconds between two looks. */
const lookEvery = 250;

/** Whether it holds before the time is over. */
export async function comes(holds, { left = patience, every = lookEvery } = {}) {
  for (const end = Date.now() + left; Date.now() < end; await new Promise((soon) => setTimeout(soon, every)))
    if (await holds()) return true;
  return false;
}

/**
 * Shows documents in a viewer and looks at them. What is refused of them, what does not arrive and what cannot be pressed are
 * findings. `fault` stands between the two: a pattern of addresses and what is done with whoever asks for them.
 */
async function visit(browser, viewer, { documents, fault }, look) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const findings = [];
  const answered = [];
  const origins = new Set(documents.map((document) => new URL(document).origin));
  let asked = Date.now();
  if (fault) await page.route(...fault);
  page.on("request", () => (asked = Date.now()));
  page.on("response", (response) => {
    const address = response.url();
    if (!origins.has(new URL(address).origin)) return;
    if (response.status() >= 400) findings.push(`${viewer.title}: ${response.status()} ${address}`);
    else answered.push(address);
  });
  page.on("requestfailed", (request) => {
    const errorText = request.failure()?.errorText;
    // Who goes on to the next level leaves what was still loading.
    if (origins.has(new URL(request.url()).origin) && errorText !== "net::ERR_ABORTED")
      findings.push(`${viewer.title}: ${errorText} ${request.url()}`);
  });
  const says = (what) => findings.push(`${viewer.title}: ${what}`);
  try {
    const query = new URLSearchParams(documents.map((document) => ["manifest", document]));
    await page.goto(`${viewer.origin}/?${query}`);
    await look({ page, answered, findings, says, becomesQuiet: () => comes(() => Date.now() - asked > quiet) });
  } catch (error) {
    says(`${error.message.split("\n", 2).join(" ")} with ${documents.join(", ")}`);
  }
  await context.close();
  return findings;
}

/** What a reader sees of a canvas, its edges and the buttons on them left out. */
async function pixelsOf(page, canvas) {
  const box = await canvas.boundingBox({ timeout: patience });
  if (!box || box.width < 100 || box.height < 100) return undefined;
  const clip = { x: box.x + box.width / 4, y: box.y + box.height / 4, width: box.width / 2, height: box.height / 2 };
  return sharp(await page.screenshot({ clip })).removeAlpha();
}

/** More than one colour: a canvas without a picture is of one. */
export async function isDrawn(page, canvas) {
  const pixels = await pixelsOf(page, canvas);
  const { channels } = (await pixels?.stats()) ?? { channels: [] };
  return channels.some(({ stdev }) => stdev > 5);
}

const isNear = (data, at, colour) => colour.every((value, channel) => Math.abs(value - data[at + channel]) < 12);

/** Whether all of these colours are seen, each in a twentieth of the canvas or more. */
export async function hasColours(page, canvas, colours) {
  const pixels = await pixelsOf(page, canvas);
  if (!pixels) return false;
  const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
  const counts = colours.map(() => 0);
  for (let at = 0; at < data.length; at += info.channels)
    for (const [place, colour] of colours.entries()) if (isNear(data, at, colour)) counts[place] += 1;
  return counts.every((count) => count > (info.width * info.height) / 20);
}

/** Whoever is called so in one language or another, and no more than that. */
const isCalled = (names) => new RegExp(`^\\s*(?:${names.map(RegExp.escape).join("|")})\\s*$`, "u");

const isPicture = (address) => /\/iiif\/image\/.*\.jpg$/u.test(address);

/** Whether a piece of a picture was asked for with as many pixels as it has: there is no level below. */
export function isLastLevel(address) {
  const [, width, size] = /\/\d+,\d+,(\d+),\d+\/(\d+),/u.exec(address) ?? [];
  return width !== undefined && Number(size) >= Number(width);
}

/** A work is opened and looked at closer and closer, until a piece of its last level is there. */
export const openWork = (browser, viewer, { work, fault }) =>
  visit(browser, viewer, { documents: [work.id], fault }, async ({ page, answered, findings, says }) => {
    const isOver = () => findings.length > 0;
    const isClose = () => answered.some(isLastLevel);
    if (!(await comes(() => isOver() || answered.some(isPicture)))) says(`no picture of ${work.id}`);
    for (let step = 0; step < 12 && !isOver() && !isClose(); step += 1) {
      await viewer.zoom(page);
      // The next press is for who has not come that far.
      await comes(() => isOver() || isClose(), { left: 1000 });
    }
    if (!(await comes(() => isOver() || isClose(), { left: 2 * atOnce }))) says(`no last level of ${work.id}`);
    const isSeen = () => isDrawn(page, viewer.canvas(page, work.names));
    if (!isOver() && !(await comes(isSeen, { left: atOnce }))) says(`draws nothing of ${work.id}`);
  });

/** Of a work whose picture nobody may pass on the record is shown, and nothing is asked for that is not there. */
export const openReserved = (browser, viewer, { reserved, fault }) =>
  visit(
    browser,
    viewer,
    { documents: [reserved.id], fault },
    async ({ page, answered, findings, says, becomesQuiet }) => {
      const title = page.getByText(isCalled(reserved.names)).first();
      if (!(await comes(async () => findings.length > 0 || (await title.count()) > 0, { left: timeFor(fault) })))
        says(`does not show ${reserved.id}`);
      await becomesQuiet();
      if (answered.some(isPicture)) says(`shows a picture of ${reserved.id}`);
    },
  );

/** Every member of a collection is found in the list that the viewer makes of it. */
export const listCollection = (browser, viewer, { collection, fault }) =>
  visit(browser, viewer, { documents: [collection.id], fault }, async ({ page, says }) => {
    await viewer.openList(page);
    const listed = viewer.listed(page);
    await listed.first().waitFor();
    let missing = collection.members;
    const isWhole = async () => {
      const texts = new Set((await listed.allInnerTexts()).map((text) => text.trim()));
      missing = collection.members.filter(({ names }) => !names.some((name) => texts.has(name)));
      return missing.length === 0;
    };
    await comes(isWhole, { left: atOnce });
    for (const { id } of missing) says(`${collection.id} does not list ${id}`);
  });

/** A member is chosen in the list, and its picture comes. */
export const openMember = (browser, viewer, { collection, member, fault }) =>
  visit(browser, viewer, { documents: [collection.id], fault }, async ({ page, answered, findings, says }) => {
    await viewer.openList(page);
    await viewer
      .listed(page)
      .filter({ hasText: isCalled(member.names) })
      .first()
      .click();
    // Some ask for the pictures of all members, to show them in the list; the description is for who shows one of them.
    const info = `${member.picture}/info.json`;
    const isOpened = async () =>
      answered.includes(info) &&
      (await viewer.shown(page, member.names).first().isVisible()) &&
      isDrawn(page, viewer.canvas(page, member.names));
    const isOver = () => findings.length > 0;
    if (!(await comes(async () => isOver() || isOpened(), { left: timeFor(fault) })))
      says(`${member.id} does not open from ${collection.id}`);
  });

/** A work of ours and one of another museum, each in a window of its own and both drawn. */
export const openBeside = (browser, viewer, { work, other, fault }) =>
  visit(browser, viewer, { documents: [work.id, other.manifest], fault }, async ({ page, findings, says }) => {
    const [ours, theirs] = [viewer.canvas(page, work.names), viewer.canvas(page, other.names)];
    const isThere = (canvas, holds) =>
      comes(async () => (await canvas.isVisible()) && holds(), { left: timeFor(fault) });
    if (!(await isThere(ours, () => isDrawn(page, ours)))) says(`draws nothing of ${work.id} beside another museum's`);
    if (!(await isThere(theirs, () => hasColours(page, theirs, other.colours))))
      says(`draws nothing of ${other.manifest} beside ours`);
    // Both at once: the first has not gone for the second.
    if (findings.length === 0 && !(await isDrawn(page, ours))) says("shows one window, and not two");
  });
