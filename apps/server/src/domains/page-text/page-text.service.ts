import { isDeepStrictEqual } from "node:util";
import type { AuditAct } from "@bulmo/contracts/audit";
import type {
  PageText,
  PageTextAct,
  PageTextDraft,
  PageTextRestore,
  PageTextSave,
  PageTextVersion,
} from "@bulmo/contracts/page-text";
import { shapeIssues } from "@bulmo/contracts/page-text-judge";
import { pageTextMessages, type PageTextName } from "@bulmo/contracts/page-text-rule";
import { type ShapeFields, shapeOf } from "@bulmo/contracts/page-text-shape";
import type { EntityManager } from "@bulmo/entities/database";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { ownerOfPageDraft, ownerOfPageText } from "../upload/picture-owner.ts";
import { setUses } from "../upload/upload-use.service.ts";
import {
  addVersion,
  clearDraft,
  findVersion,
  getDraft,
  type Held,
  lockText,
  publishedPictures,
  revisionPublished,
  writeDraft,
} from "./page-text.query.ts";

/** What stands after it, and whether it was done now: not where its first answer was lost on the way. */
type Done = { stands: PageTextDraft; isChanged: boolean };

const auditOf =
  (act: AuditAct, name: PageTextName) =>
  ({ isChanged }: Done) =>
    isChanged ? [{ act, pageText: name }] : [];

/** Those that stand in fields which a shape calls so. */
const picturesIn = (shape: ShapeFields, words: PageText["fields"]): string[] =>
  Object.keys(shape)
    .filter((field) => shape[field]?.kind === "picture")
    .flatMap((field) => words[field] || []);

/** Those of its rows. */
const picturesOfLists = (name: PageTextName, lists: PageText["lists"]): string[] =>
  Object.entries(shapeOf(name).lists).flatMap(([list, { fields }]) =>
    (lists[list] ?? []).flatMap((row) => picturesIn(fields, row)),
  );

const picturesOf = (name: PageTextName, { blocks, fields, lists }: PageText) => [
  ...blocks.flatMap((block) => (block.type === "PICTURE" ? [block.url] : [])),
  ...picturesIn(shapeOf(name).fields, fields),
  ...picturesOfLists(name, lists),
];

function placeOfPictures(name: PageTextName): string {
  const { hasBlocks, fields } = shapeOf(name);
  if (hasBlocks) return "text.blocks";
  const named = Object.keys(fields).find((field) => fields[field]?.kind === "picture");
  return named ? `text.fields.${named}` : "text.lists";
}

/** Throws INPUT_INVALID where a picture is none of ours, or is gone. */
async function takePictures(tx: EntityManager, name: PageTextName, text: PageText): Promise<void> {
  const gone = await setUses(tx, ownerOfPageDraft(name), picturesOf(name, text));
  if (gone.length > 0) throw InputError.of(placeOfPictures(name), pageTextMessages.pictureForeign);
}

const overtaken = (stands: PageTextDraft) => new ConflictError("PAGE_TEXT_OVERTAKEN", stands);

type Draft = { act: "PAGE_TEXT_SAVED" | "PAGE_TEXT_RESTORED"; text: PageText };

async function replaceDraft(
  em: EntityManager,
  actor: Actor,
  { name, revision }: PageTextAct,
  { act, text }: Draft,
): Promise<PageTextDraft> {
  const { stands } = await transactAs(em, actor, auditOf(act, name), async (tx): Promise<Done> => {
    if (!(await writeDraft(tx, { name, userId: actor.id, text, read: revision }))) {
      const current = await getDraft(tx, name);
      if (!isDeepStrictEqual(current.draft?.text, text)) throw overtaken(current);
      return { stands: current, isChanged: false };
    }
    await takePictures(tx, name, text);
    return { stands: await getDraft(tx, name), isChanged: true };
  });
  return stands;
}

/** Everybody reads what they read before. Throws PAGE_TEXT_OVERTAKEN, with what stands, and INPUT_INVALID. */
export const saveDraft = (em: EntityManager, actor: Actor, { text, ...input }: PageTextSave): Promise<PageTextDraft> =>
  replaceDraft(em, actor, input, { act: "PAGE_TEXT_SAVED", text });

/** Throws PAGE_TEXT_VERSION_NOT_FOUND. */
export async function getVersion(em: EntityManager, name: PageTextName, number: number): Promise<PageTextVersion> {
  const version = await findVersion(em, name, number);
  if (!version) throw new DomainError("PAGE_TEXT_VERSION_NOT_FOUND");
  return version;
}

/** An earlier version becomes the draft. Throws PAGE_TEXT_VERSION_NOT_FOUND and what `saveDraft` throws. */
export async function restoreVersion(
  em: EntityManager,
  actor: Actor,
  { number, ...input }: PageTextRestore,
): Promise<PageTextDraft> {
  const { text } = await getVersion(em, input.name, number);
  return replaceDraft(em, actor, input, { act: "PAGE_TEXT_RESTORED", text });
}

/** The draft that is meant; null where just that was done with it already. Throws PAGE_TEXT_OVERTAKEN and PAGE_TEXT_DRAFT_NOT_FOUND. */
async function holdDraft(
  tx: EntityManager,
  { name, revision }: PageTextAct,
  isDone: (held: Held) => Promise<boolean>,
): Promise<Held | null> {
  const held = await lockText(tx, name);
  if (revision !== undefined && revision !== (held?.revision ?? 0)) {
    if (held && (await isDone(held))) return null;
    throw overtaken(await getDraft(tx, name));
  }
  if (!held?.draft) throw new DomainError("PAGE_TEXT_DRAFT_NOT_FOUND");
  return held;
}

/**
 * The draft is read by everybody, and is none any more. Whoever calls it holds the row. Throws INPUT_INVALID for one that its
 * page cannot show: a version of before may be restored that lacks what is asked for today.
 */
async function makeVersion(
  tx: EntityManager,
  userId: string,
  { name, text }: { name: PageTextName; text: PageText },
): Promise<void> {
  for (const { path, message } of shapeIssues(name, text)) throw InputError.of(["text", ...path].join("."), message);
  await addVersion(tx, name, userId);
  await clearDraft(tx, name);
  await setUses(tx, ownerOfPageText(name), await publishedPictures(tx, name));
  await setUses(tx, ownerOfPageDraft(name), []);
}

/** For a site that is being set up: within a transaction that says who does it, and writes the log. Throws INPUT_INVALID. */
export async function publishAtOnce(
  tx: EntityManager,
  userId: string,
  { name, text }: { name: PageTextName; text: PageText },
): Promise<void> {
  await writeDraft(tx, { name, userId, text, read: undefined });
  await takePictures(tx, name, text);
  await makeVersion(tx, userId, { name, text });
}

/** Everybody reads the draft from now on. Throws what `holdDraft` throws, and INPUT_INVALID for one that its page cannot show. */
export async function publishDraft(em: EntityManager, actor: Actor, input: PageTextAct): Promise<PageTextDraft> {
  const { name, revision } = input;
  const { stands } = await transactAs(em, actor, auditOf("PAGE_TEXT_PUBLISHED", name), async (tx): Promise<Done> => {
    const held = await holdDraft(tx, input, async () => (await revisionPublished(tx, name)) === revision);
    const { draft } = await getDraft(tx, name);
    if (held && draft) await makeVersion(tx, actor.id, { name, text: draft.text });
    return { stands: await getDraft(tx, name), isChanged: held !== null };
  });
  return stands;
}

/** The draft is gone; what is published stays. Throws what `holdDraft` throws. */
export async function discardDraft(em: EntityManager, actor: Actor, input: PageTextAct): Promise<PageTextDraft> {
  const { name, revision = 0 } = input;
  const { stands } = await transactAs(em, actor, auditOf("PAGE_TEXT_DISCARDED", name), async (tx): Promise<Done> => {
    const isDone = async (held: Held) =>
      held.draft === null && held.revision === revision + 1 && (await revisionPublished(tx, name)) !== revision;
    const held = await holdDraft(tx, input, isDone);
    if (held) {
      await clearDraft(tx, name);
      await setUses(tx, ownerOfPageDraft(name), []);
    }
    return { stands: await getDraft(tx, name), isChanged: held !== null };
  });
  return stands;
}
