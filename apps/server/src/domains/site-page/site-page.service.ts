import {
  type SitePage as SitePageAnswer,
  type SitePageCreate,
  sitePageMessages,
  type SitePageOrder,
  type SitePageRestore,
  type SitePageUpdate,
} from "@bulmo/contracts/site-page";
import type { PageSection } from "@bulmo/contracts/page-section";
import { isReservedAddress, maximumSitePages, textNameOf } from "@bulmo/contracts/site-page-rule";
import type { EntityManager } from "@bulmo/entities/database";
import { SitePage } from "@bulmo/entities/site-page.entity";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import { writePositions } from "../../platform/database/positions.ts";
import type { Actor } from "../../session.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { ownTitleOf } from "../board/menus.ts";
import { lockBoardTable } from "../board-settings/board-write.query.ts";
import {
  addFormerPath,
  findSitePages,
  freePath,
  isAddressTaken,
  lockPageTable,
  nextPosition,
} from "./site-page.query.ts";

type Act = "SITE_PAGE_CREATED" | "SITE_PAGE_UPDATED" | "SITE_PAGE_REMOVED" | "SITE_PAGE_RESTORED";

const asEntry =
  (act: Act) =>
  ({ id }: SitePageAnswer) => [{ act, pageText: textNameOf(id) }];

/** Boards first, whose addresses are looked at: whoever adds a board looks at those of pages. */
async function lockAll(tx: EntityManager): Promise<void> {
  await lockBoardTable(tx);
  await lockPageTable(tx);
}

/** Throws SITE_PAGE_NOT_FOUND. */
export async function getSitePage(em: EntityManager, id: number): Promise<SitePageAnswer> {
  const page = (await findSitePages(em)).find((one) => one.id === id);
  if (!page) throw new DomainError("SITE_PAGE_NOT_FOUND");
  return page;
}

/** The page as it stands, or as it was removed. Throws SITE_PAGE_NOT_FOUND. */
async function lockPage(tx: EntityManager, id: number, isRemoved = false): Promise<SitePage> {
  await lockAll(tx);
  const page = await tx.findOne(SitePage, { id });
  if (!page || (page.removedAt !== null) !== isRemoved) throw new DomainError("SITE_PAGE_NOT_FOUND");
  return page;
}

type Place = { id: number | null; section: PageSection; address: string };

/** Takes the address, which led to another page maybe. Throws INPUT_INVALID where something else stands there. */
async function takeAddress(tx: EntityManager, place: Place): Promise<void> {
  if (isReservedAddress(place.section, place.address) || (await isAddressTaken(tx, place)))
    throw InputError.of("address", sitePageMessages.addressTaken);
  await freePath(tx, place);
}

/** Sections of which the program has no page have exhibitions and boards in their menu. */
const needsPage = (section: PageSection): boolean => section !== "gallery" && section !== "community";

/** The first page of a section is where its name leads. Throws INPUT_INVALID where none is left. */
async function assertShown(tx: EntityManager, section: PageSection, field: string): Promise<void> {
  if (needsPage(section) && (await tx.count(SitePage, { section, isHidden: false, removedAt: null })) === 0)
    throw InputError.of(field, sitePageMessages.lastShown);
}

const countAdded = (tx: EntityManager) => tx.count(SitePage, { isFixed: false, removedAt: null });

/** Throws INPUT_INVALID for an address that is taken, and SITE_PAGES_TOO_MANY. */
export const createSitePage = (em: EntityManager, actor: Actor, input: SitePageCreate): Promise<SitePageAnswer> =>
  transactAs(em, actor, asEntry("SITE_PAGE_CREATED"), async (tx) => {
    await lockAll(tx);
    if ((await countAdded(tx)) >= maximumSitePages) throw new DomainError("SITE_PAGES_TOO_MANY");
    await takeAddress(tx, { ...input, id: null });
    const position = await nextPosition(tx, input.section);
    return getSitePage(tx, await tx.insert(SitePage, { ...input, position }));
  });

type Changes = Omit<SitePageUpdate, "id" | "revision">;

/** Throws INPUT_INVALID, naming the first field that the program's own pages keep. */
function assertKept(page: SitePage, changes: Changes): void {
  if (!page.isFixed) return;
  const changed = (["address", "section"] as const).find(
    (field) => changes[field] !== undefined && changes[field] !== page[field],
  );
  if (changed) throw InputError.of(changed, sitePageMessages.fixed);
}

/** The address of before leads to it from now on (PAG-07). Throws INPUT_INVALID for one that is taken. */
async function movePage(tx: EntityManager, page: SitePage, to: Pick<Place, "section" | "address">): Promise<void> {
  const { id, section, address } = page;
  if (section === to.section && address === to.address) return;
  await takeAddress(tx, { ...to, id });
  await addFormerPath(tx, id, { section, address });
  const position = section === to.section ? page.position : await nextPosition(tx, to.section);
  tx.assign(page, { ...to, position });
}

/** A page of the program's that is called as the program calls it follows what the program calls it later. */
const storedTitle = (page: SitePage, title: string) => (page.isFixed && title === ownTitleOf(page) ? "" : title);

/** Throws SITE_PAGE_NOT_FOUND, INPUT_INVALID, and SITE_PAGE_OVERTAKEN, with what stands, when the revision is past. */
export const updateSitePage = (
  em: EntityManager,
  actor: Actor,
  { id, revision, ...changes }: SitePageUpdate,
): Promise<SitePageAnswer> =>
  transactAs(em, actor, asEntry("SITE_PAGE_UPDATED"), async (tx) => {
    const page = await lockPage(tx, id);
    if (revision !== undefined && revision !== page.revision)
      throw new ConflictError("SITE_PAGE_OVERTAKEN", await getSitePage(tx, id));
    assertKept(page, changes);
    const { section: before } = page;
    const { section = before, address = page.address, title, isHidden = page.isHidden } = changes;
    await movePage(tx, page, { section, address });
    tx.assign(page, {
      ...(title === undefined ? {} : { title: storedTitle(page, title) }),
      isHidden,
      revision: page.revision + 1,
      updatedAt: new Date(),
    });
    await tx.flush();
    await assertShown(tx, before, before === section ? "isHidden" : "section");
    return getSitePage(tx, id);
  });

/** Those of a section that are not named stand behind those that are. Throws INPUT_INVALID for one that is not there. */
export async function orderSitePages(em: EntityManager, actor: Actor, { sections }: SitePageOrder): Promise<void> {
  await transactAs(
    em,
    actor,
    () => [{ act: "SITE_PAGE_ORDERED" }],
    async (tx) => {
      await lockPageTable(tx);
      const pages = await findSitePages(tx);
      for (const { section, ids } of sections) {
        const standing = pages.flatMap((page) => (page.section === section && !page.removedAt ? [page.id] : []));
        if (ids.some((id) => !standing.includes(id))) throw InputError.of("sections", sitePageMessages.orderUnknown);
        await writePositions(tx, "site_page", [...ids, ...standing.filter((id) => !ids.includes(id))]);
      }
    },
  );
}

async function setRemoved(tx: EntityManager, page: SitePage, removedAt: Date | null): Promise<SitePageAnswer> {
  tx.assign(page, { removedAt, revision: page.revision + 1, updatedAt: new Date() });
  await tx.flush();
  return getSitePage(tx, page.id);
}

/** Its text and its addresses stay for who brings it back. Throws SITE_PAGE_NOT_FOUND, SITE_PAGE_FIXED, and INPUT_INVALID. */
export const removeSitePage = (em: EntityManager, actor: Actor, id: number): Promise<SitePageAnswer> =>
  transactAs(em, actor, asEntry("SITE_PAGE_REMOVED"), async (tx) => {
    const page = await lockPage(tx, id);
    if (page.isFixed) throw new DomainError("SITE_PAGE_FIXED");
    const removed = await setRemoved(tx, page, new Date());
    await assertShown(tx, page.section, "id");
    return removed;
  });

/**
 * To its address, with those that led to it and were not used again; or to another of its section, to which its own leads
 * once it is free. Throws what adding one throws, and SITE_PAGE_NOT_FOUND.
 */
export const restoreSitePage = (
  em: EntityManager,
  actor: Actor,
  { id, address: wanted }: SitePageRestore,
): Promise<SitePageAnswer> =>
  transactAs(em, actor, asEntry("SITE_PAGE_RESTORED"), async (tx) => {
    const page = await lockPage(tx, id, true);
    if ((await countAdded(tx)) >= maximumSitePages) throw new DomainError("SITE_PAGES_TOO_MANY");
    const { section, address } = page;
    if (wanted === undefined || wanted === address) await takeAddress(tx, page);
    else await movePage(tx, page, { section, address: wanted });
    return setRemoved(tx, page, null);
  });
