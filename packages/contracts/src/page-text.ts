import { z } from "zod";
import { absent } from "./absent.ts";
import {
  isPageTextHref,
  isUsable,
  pageTextLimits as limits,
  pageTextMessages as messages,
  pageTextNames,
} from "./page-text-rule.ts";
import { shapeIssues } from "./page-text-judge.ts";
import { parsePictureUrl } from "./picture.ts";
import { text, timestamp, unusableCharacter } from "./text.ts";
import { isBlank, within } from "./text-rule.ts";
import { beforeVersion, revisionRead as revision, versionNumber as number, writtenBy as by } from "./version.ts";

/** One of those that every site has, or the text of a page that was added. */
export const pageTextName = z.union([z.enum(pageTextNames), z.templateLiteral(["page-", z.int()])]);

/** The same as it is asked for: a query's parameter is a plain string to the document. */
const askedName = z
  .string()
  .regex(new RegExp(`^(?:${[...pageTextNames, "page-[1-9][0-9]{0,8}"].join("|")})$`, "u"))
  .transform((name) => pageTextName.parse(name));

/** One line as it was meant; blank where nothing can be seen of it. */
const written = (most: number, tooLong: string) =>
  text()
    .refine(isUsable, unusableCharacter)
    .refine(...within(most, tooLong))
    .transform((value) => (isBlank(value) ? "" : value))
    .meta({ maxLength: most });

const words = written(limits.block, messages.blockTooLong);

/** What a text is built of; in words `{佛母|불모}` sets the reading over the Hanja. */
export const pageTextBlock = z.discriminatedUnion("type", [
  z.object({ type: z.literal("HEADING"), text: written(limits.line, messages.lineTooLong) }),
  z.object({ type: z.literal("PARAGRAPH"), text: words }),
  z.object({
    type: z.literal("STANZA"),
    lines: z.array(written(limits.line, messages.lineTooLong)).max(limits.blocks, messages.tooManyBlocks),
  }),
  z.object({ type: z.literal("NOTE"), text: words }),
  z.object({
    type: z.literal("LINK"),
    text: written(limits.line, messages.lineTooLong).refine((value) => value !== "", messages.linkMissing),
    href: written(limits.href, messages.hrefInvalid).refine(isPageTextHref, messages.hrefInvalid),
  }),
  z.object({
    type: z.literal("PICTURE"),
    url: z.string().refine((url) => parsePictureUrl(url) !== null, messages.pictureForeign),
    /** Empty for one that only adorns. */
    alt: written(limits.caption, messages.captionTooLong),
    caption: written(limits.caption, messages.captionTooLong),
  }),
]);
export type PageTextBlock = z.infer<typeof pageTextBlock>;

const visibleLines = (lines: readonly string[]) => lines.filter((line) => line !== "");

/** A block as it is kept; null for one in which nothing stands. */
function keptBlock(block: PageTextBlock): PageTextBlock | null {
  if (block.type === "STANZA") {
    const lines = visibleLines(block.lines);
    return lines.length > 0 ? { ...block, lines } : null;
  }
  return block.type === "PICTURE" || block.text !== "" ? block : null;
}

const wordsOf = (block: PageTextBlock): string[] => {
  if (block.type === "PICTURE") return [block.alt, block.caption];
  return block.type === "STANZA" ? block.lines : [block.text];
};

/** By the names that the text's shape gives them (page-text-shape.ts), which judges them once more. */
const namedWords = z.record(z.string().max(limits.name), words);
const namedRows = z.record(z.string().max(limits.name), z.array(namedWords).max(limits.rows, messages.tooManyRows));
type Named = z.infer<typeof namedWords>;
type Lists = z.infer<typeof namedRows>;

const wordsOfLists = (lists: Lists): string[] =>
  Object.values(lists).flatMap((rows) => rows.flatMap((row) => Object.values(row)));

type Parts = { blocks: readonly PageTextBlock[]; fields: Named; lists: Lists };

const lengthOf = ({ blocks, fields, lists }: Parts): number =>
  [...blocks.flatMap(wordsOf), ...Object.values(fields), ...wordsOfLists(lists)].reduce(
    (sum, one) => sum + one.length,
    0,
  );

const textFields = {
  title: written(limits.title, messages.titleTooLong),
  /** The same title in Hanja, set large; empty without. */
  titleHanja: written(limits.titleHanja, messages.hanjaTooLong),
  /** Stands above the text, or under its title. */
  lead: written(limits.lead, messages.leadTooLong),
  /** What search engines show of the page; only of texts that are a page's own. */
  description: written(limits.description, messages.descriptionTooLong),
  /** Whether the page says that the text stands in for a real one. */
  isSample: z.boolean(),
  blocks: z.array(pageTextBlock).max(limits.blocks, messages.tooManyBlocks),
  /** Who signs it, and when. */
  signature: z.array(written(limits.line, messages.lineTooLong)).max(limits.signature, messages.signatureTooLong),
};

/** A text of the association as its page shows it. */
export const pageText = z.object({ ...textFields, fields: namedWords, lists: namedRows });
export type PageText = z.infer<typeof pageText>;

/** Rows in which something stands. */
const visibleRows = (lists: Lists): Lists =>
  Object.fromEntries(
    Object.entries(lists).map(([name, rows]) => [name, rows.filter((row) => Object.values(row).some(Boolean))]),
  );

const pageTextWriting = z
  .object({ ...textFields, fields: absent(namedWords), lists: absent(namedRows) })
  .transform(({ blocks, signature, fields = {}, lists = {}, ...rest }) => ({
    ...rest,
    blocks: blocks.flatMap((block) => keptBlock(block) ?? []),
    signature: visibleLines(signature),
    fields,
    lists: visibleRows(lists),
  }))
  .refine((parts) => lengthOf(parts) <= limits.whole, { error: messages.wholeTooLong, path: ["blocks"] });

const named = { name: askedName };

export const pageTextNamed = z.object(named);

/** What everybody reads: the version that was published last; 0 is the text that the site began with. */
export const pageTextShown = z.object({ name: pageTextName, number: z.number().int(), text: pageText });
export type PageTextShown = z.infer<typeof pageTextShown>;

const signed = { by, at: timestamp() };

/** What stands while a text is edited: what everybody reads, and the one draft that all administrators share. */
export const pageTextDraft = z.object({
  name: pageTextName,
  /** Grows with whatever is done to the draft, so that what another overtook is noticed. */
  revision: z.number().int(),
  published: z.object({
    number: z.number().int(),
    text: pageText,
    by,
    at: timestamp().nullable(),
  }),
  draft: z.object({ text: pageText, ...signed }).nullable(),
});
export type PageTextDraft = z.infer<typeof pageTextDraft>;

/** With `revision`, a save which another overtook is refused; without it the last one wins. */
export const pageTextSaveInput = z
  .object({ ...named, text: pageTextWriting, revision })
  .superRefine(({ name, text: parts }, context) => {
    for (const { path, message } of shapeIssues(name, parts))
      context.addIssue({ code: "custom", path: ["text", ...path], message });
  });
export type PageTextSave = z.output<typeof pageTextSaveInput>;

export const pageTextActInput = z.object({ ...named, revision });
export type PageTextAct = z.output<typeof pageTextActInput>;

export const pageTextVersionsInput = z.object({ ...named, before: beforeVersion });
export type PageTextVersionsInput = z.output<typeof pageTextVersionsInput>;

export const pageTextVersions = z.array(z.object({ number: z.number().int(), ...signed }));
export type PageTextVersions = z.infer<typeof pageTextVersions>;

export const pageTextVersionInput = z.object({ ...named, number });

/** `at` is null for 0, the text that the site began with. */
export const pageTextVersion = z.object({
  name: pageTextName,
  number: z.number().int(),
  text: pageText,
  by,
  at: timestamp().nullable(),
});
export type PageTextVersion = z.infer<typeof pageTextVersion>;

export const pageTextRestoreInput = z.object({ ...named, number, revision });
export type PageTextRestore = z.output<typeof pageTextRestoreInput>;
