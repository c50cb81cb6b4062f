import { profileGone } from "@bulmo/contracts/account-rules";
import { parsePictureUrl, pictureUrl, widthsOf } from "@bulmo/contracts/picture";
import type { EntityManager } from "@bulmo/entities/database";
import { Upload } from "@bulmo/entities/upload.entity";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { hiddenFrom } from "../upload/picture-access.ts";
import { ownerOfMember } from "../upload/picture-owner.ts";
import { setUses } from "../upload/upload-use.service.ts";

type Pictured = { id: string; profile: string };

/** What they had before, and who takes it, where that is somebody already. */
type Standing = { before?: string; actor?: Actor };

/** Whether the rest of the address is right too: it names a size and a width beside the picture. */
async function isOffered(em: EntityManager, address: string): Promise<boolean> {
  const name = parsePictureUrl(address);
  if (!name || !widthsOf(name).some((width) => pictureUrl(name, width) === address)) return false;
  return (await em.count(Upload, name)) > 0;
}

/**
 * Takes a member's photo into use. Throws INPUT_INVALID for one that is not there, that only the trash holds, or that they
 * do not see where it stands; what they had before may stay, so that an edit of something else is none the worse for it.
 */
export async function takePhoto(em: EntityManager, { id, profile }: Pictured, { before = "", actor }: Standing = {}) {
  const isHidden = profile !== before && (await hiddenFrom(em, actor ?? null, [profile])).size > 0;
  if (isHidden) throw new DomainError("INPUT_INVALID", profileGone);
  const gone = await setUses(em, ownerOfMember(id), profile ? [profile] : []);
  if (profile === before) return;
  if (profile && (gone.length > 0 || !(await isOffered(em, profile))))
    throw new DomainError("INPUT_INVALID", profileGone);
}
