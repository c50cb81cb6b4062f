import type { FirstIssue as FieldIssue } from "@bulmo/contracts/first-issue";
import type { Person } from "@bulmo/contracts/person";
import { artistsOfLine } from "@bulmo/contracts/work-artist-line";
import { type WorkField, type WorkFieldName, workFieldNames, workFields } from "@bulmo/contracts/work-field";
import { type Columns, cellOf } from "@bulmo/contracts/list-column";
import type { Rows } from "../../parts/spreadsheet/read-spreadsheet.ts";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { artistsText, personNamed } from "../../post/write/artist-draft.ts";
import type { SheetField } from "./sheet-columns.ts";
import { blankWork, issuesOf, type WorkTexts } from "./work.ts";

/** A line of a list as it would stand in the form. */
export type SheetLine = {
  /** As the spreadsheet numbers it. */
  line: number;
  fileName: string;
  /** What the line says; of what it says nothing, nothing. */
  texts: Partial<WorkTexts>;
  /** What is wrong with it, by the fields' names. */
  issues: FieldIssue[];
};

type Told = (field: SheetField) => string;
/** A word that stands for nothing we know is left out, and told. */
type Read = { texts: Partial<WorkTexts>; issues: FieldIssue[] };

const plain = (word: string) =>
  word
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s_-]/gu, "");

/** As a list names a choice: by what is stored, what is shown, or that without its version and what explains it. */
function choiceOf(choices: Readonly<Record<string, string>>, word: string): string | undefined {
  const wanted = plain(word);
  const found = Object.entries(choices).find(([key, shown]) => {
    const short = shown.replace(/\s*\(.*\)$/u, "");
    return [key, shown, short, short.replace(/ \d\.0$/u, "")].some((one) => plain(one) === wanted);
  });
  return found?.[0];
}

/** `1,250 cm` is 1250; anything else stays, and is told in the form. */
const lengthOf = (cell: string) => cell.replace(/\s*(?:cm|㎝|센티미터)$/iu, "").replaceAll(/(?<=\d),(?=\d{3})/gu, "");

function fieldOf(name: WorkFieldName, cell: string): Read {
  const { kind, label, choices = {} }: WorkField = workFields[name];
  if (kind === "length") return { texts: { [name]: lengthOf(cell) }, issues: [] };
  if (kind !== "choice") return { texts: { [name]: cell }, issues: [] };
  const value = choiceOf(choices, cell);
  if (value !== undefined) return { texts: { [name]: value }, issues: [] };
  return { texts: {}, issues: [{ field: name, message: `${label}: ‘${cell}’은(는) 목록에 없습니다.` }] };
}

function groupOf({ groups }: ContentBoard, cell: string): Read {
  const found = groups.find(({ name, number }) => plain(name) === plain(cell) || String(number) === cell);
  if (found) return { texts: { subType: String(found.number) }, issues: [] };
  return { texts: {}, issues: [{ field: "subType", message: `문하: ‘${cell}’은(는) 이 전시에 없습니다.` }] };
}

/** Whoever the lineage has under such a name is meant; of two, neither. */
const artistsOf = (cell: string, people: readonly Person[]): string =>
  artistsText(
    artistsOfLine(cell).map((artist) => ({ ...artist, personId: personNamed(artist.name, people)?.id ?? null })),
  );

function readLine(told: Told, board: ContentBoard, people: readonly Person[]): Read {
  const parts = workFieldNames.filter((name) => told(name) !== "").map((name) => fieldOf(name, told(name)));
  if (told("subType") !== "") parts.push(groupOf(board, told("subType")));
  const [title, description, artists] = [told("title"), told("description"), told("artists")];
  return {
    texts: Object.assign(
      {},
      ...parts.map(({ texts }) => texts),
      title && { title },
      description && { description },
      artists && { artists: artistsOf(artists, people) },
    ) as Partial<WorkTexts>,
    issues: parts.flatMap(({ issues }) => issues),
  };
}

/** What the form would say to the texts, but for a description, which is written there where no list has one. */
const issuesInForm = (texts: Partial<WorkTexts>, board: ContentBoard): FieldIssue[] =>
  issuesOf({ ...blankWork("", ""), isDecorative: true, ...texts }, board.type);

/** What the lines below the headings say; those without any word are no lines. */
export function sheetLinesOf(
  rows: Rows,
  columns: Columns<SheetField>,
  board: ContentBoard,
  people: readonly Person[],
): SheetLine[] {
  return rows.slice(1).flatMap((row, place) => {
    const told: Told = (field) => cellOf(row, columns, field);
    const { texts, issues } = readLine(told, board, people);
    const fileName = told("file");
    if (fileName === "" && Object.keys(texts).length === 0 && issues.length === 0) return [];
    return [{ line: place + 2, fileName, texts, issues: [...issues, ...issuesInForm(texts, board)] }];
  });
}
