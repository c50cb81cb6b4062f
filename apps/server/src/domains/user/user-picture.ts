import { profileGone } from "@bulmo/contracts/account-rules";
import { parsePictureUrl, pictureUrl, widthsOf } from "@bulmo/contracts/picture";
import type { EntityManager } from "@bulmo/entities/database";
import { Upload } from "@bulmo/entities/upload.entity";
import { DomainError } from "../../errors.ts";
import { ownerOfMember } from "../upload/picture-owner.ts";
import { setUses } from "../upload/upload-use.service.ts";

type Pictured = { id: string; profile: string };

/** Whether the rest of the address is right too: it names a size and a width beside the picture. */
async function isOffered(em: EntityManager, address: string): Promise<boolean> {
  const name = parsePictureUrl(address);
  if (!name || !widthsOf(name).some((width) => pictureUrl(name, width) === address)) return false;
  return (await em.count(Upload, name)) > 0;
}

/**
 * Takes a member's photo into use. Throws INPUT_INVALID for one that is not there, or that only the trash holds; what they
 * had before may stay, so that an edit of something else is none the worse for it.
 */
export async function takePhoto(em: EntityManager, { id, profile }: Pictured, before = ""): Promise<void> {
  const gone = await setUses(em, ownerOfMember(id), profile ? [profile] : []);
  if (profile === before) return;
  if (profile && (gone.length > 0 || !(await isOffered(em, profile))))
    throw new DomainError("INPUT_INVALID", profileGone);
}
