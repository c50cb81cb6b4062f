import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { pageOfText } from "@bulmo/contracts/site-page-rule";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";

type Asking = Pick<Context, "boards"> & { viewer: Pick<Actor, "isAdmin"> | null };

/**
 * The name of a text that whoever asks may know of. Throws SITE_PAGE_NOT_FOUND for that of a page which is not there, and
 * of one that is hidden from them.
 */
export async function knownText({ boards, viewer }: Asking, name: PageTextName): Promise<PageTextName> {
  const id = pageOfText(name);
  if (id === undefined && !name.startsWith("page-")) return name;
  const page = (await boards()).pages.get(id ?? 0);
  if (!page || page.isFixed || (page.isHidden && !viewer?.isAdmin)) throw new DomainError("SITE_PAGE_NOT_FOUND");
  return name;
}
