import { attachmentUrl } from "@bulmo/contracts/attachment-rule";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import type { Boards } from "../board/boards.ts";
import { postPath } from "../site/public-paths.ts";
import { readGnuboard5Address } from "./gnuboard5-address.ts";
import { readKboardAddress } from "./kboard-address.ts";
import { type OldName, type OldTarget, type ReadOldAddress, readWithHome } from "./old-address.ts";
import { readRhymixAddress } from "./rhymix-address.ts";

/** How the addresses of each system read that a site can be moved in from. */
export const oldAddressReaders: Record<string, ReadOldAddress> = {
  gnuboard5: readGnuboard5Address,
  rhymix: readRhymixAddress,
  xe: readRhymixAddress,
  kboard: readKboardAddress,
};

type Sources = { fork: () => EntityManager; boards: () => Promise<Boards> };

type OldSite = { source: string; address: string };

const findOldSites = (em: EntityManager): Promise<OldSite[]> =>
  em
    .getKysely<Tables>()
    .selectFrom("import_run")
    .select(["source", "address"])
    .distinct()
    .where("is_dry_run", "=", false)
    .execute();

/** The folder below which the old site stood; empty for one at its root. */
const folderOf = (address: string): string => URL.parse(address)?.pathname.replace(/\/+$/u, "") ?? "";

/** What lies below the old site, as though it had stood at the root; undefined for what does not. */
function belowOldSite(url: URL, address: string): URL | undefined {
  const base = folderOf(address);
  if (!url.pathname.startsWith(`${base}/`) && url.pathname !== base) return undefined;
  const below = new URL(url);
  below.pathname = url.pathname.slice(base.length) || "/";
  return below;
}

/** For whom something is looked up: `isAdministrator` finds what administrators alone see, too. */
type Looking = { boards: Boards; isAdministrator?: boolean };

/** Where something stands today that an old site had; undefined where it has gone, or is nothing for who looks. */
type Locate = (em: EntityManager, target: string, looking: Looking) => Promise<string | undefined>;

const isOpen = ({ boards, isAdministrator = false }: Looking, type: string) => {
  const board = boards.byType.get(type);
  return board !== undefined && (isAdministrator || board.readers !== "ADMINISTRATORS");
};

const locatePost: Locate = async (em, target, looking) => {
  const post = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["type", "index"])
    .where("id", "=", Number(target))
    .executeTakeFirst();
  return post && isOpen(looking, post.type) ? postPath(post, looking.boards.byType.get(post.type)?.address) : undefined;
};

async function isForEverybody(em: EntityManager, id: string, boards: Boards): Promise<boolean> {
  const post = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .select("type")
    .where("id", "=", Number(id))
    .executeTakeFirst();
  return post !== undefined && boards.byType.get(post.type)?.readers === "EVERYONE";
}

const locators: Record<OldName["kind"], Locate> = {
  post: locatePost,
  comment: async (em, target, looking) => {
    const comment = await em
      .getKysely<Tables>()
      .selectFrom("comment")
      .select("post_id")
      .where("id", "=", Number(target))
      .executeTakeFirst();
    return comment && locatePost(em, String(comment.post_id), looking);
  },
  board: (_em, target, looking) =>
    Promise.resolve(isOpen(looking, target) ? `/community/${looking.boards.byType.get(target)?.address}` : undefined),
  file: async (em, target, looking) => {
    const file = await em
      .getKysely<Tables>()
      .selectFrom("attachment")
      .select(["name", "owner"])
      .where("id", "=", target)
      .executeTakeFirst();
    const [, post] = /^post:(\d+)$/u.exec(file?.owner ?? "") ?? [];
    // The name of a file tells something, too: where not everybody reads, the post is where to look for it.
    if (!file || post === undefined) return undefined;
    const path = await locatePost(em, post, looking);
    return path !== undefined && (await isForEverybody(em, post, looking.boards))
      ? attachmentUrl(target, file.name)
      : path;
  },
  picture: (_em, target) => Promise.resolve(target),
  page: (em, target, looking) => (target.startsWith("/") ? Promise.resolve(target) : locatePost(em, target, looking)),
  // Nobody's account is shown at an address.
  member: () => Promise.resolve(undefined),
};

/** The path of what an old site called so; undefined where it was not brought, has gone since, or is nothing for who looks. */
export async function locateOld(
  em: EntityManager,
  { source, targets, ...looking }: { source: string; targets: readonly OldTarget[] } & Looking,
): Promise<string | undefined> {
  for (const target of targets) {
    if ("path" in target) return target.path;
    // No text of PostgreSQL has one, and so no name.
    if (target.key.includes("\0")) continue;
    const origin = await em
      .getKysely<Tables>()
      .selectFrom("import_origin")
      .select("target")
      .where("source", "=", source)
      .where("kind", "=", target.kind)
      .where("key", "=", target.key)
      .executeTakeFirst();
    const path = origin && (await locators[target.kind](em, origin.target, looking));
    if (path !== undefined) return path;
  }
  return undefined;
}

/** Addresses that some old site had at its root, told apart by their query alone. */
const oldQuery =
  /[?&](?:document_srl|comment_srl|file_srl|mid|act|kboard_content_redirect|kboard_redirect|kboard_id|mod|uid|page_id|p|bo_table)=/u;

/** Whether an address may be one of an old site although this one has a page at its path. */
export const mayBeOldAddress = ({ pathname, search }: URL): boolean => pathname === "/" && oldQuery.test(search);

/** Where an address of a site that was moved in leads to; undefined for any other. Asked only where there is no page (IMP-04). */
export async function findOldAddress(sources: Sources, url: URL): Promise<string | undefined> {
  const em = sources.fork();
  for (const { source, address } of await findOldSites(em)) {
    const below = belowOldSite(url, address);
    const read = oldAddressReaders[source];
    // At the root there is a page of ours whatever is asked of it.
    const isFolder = folderOf(address) !== "";
    const targets = below && read ? (isFolder ? readWithHome(read) : read)(below) : [];
    const path = targets.length > 0 && (await locateOld(em, { source, targets, boards: await sources.boards() }));
    // What leads to itself would never end.
    if (path && new URL(path, url).href !== new URL(url.pathname + url.search, url).href) return path;
  }
  return undefined;
}
