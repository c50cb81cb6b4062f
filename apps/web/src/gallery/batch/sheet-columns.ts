import { artistsLabel } from "@bulmo/contracts/work-artist-role";
import { type WorkField, type WorkFieldName, workFieldNames, workFields } from "@bulmo/contracts/work-field";
import { codeLabel } from "@bulmo/contracts/work-table";
import type { FieldNames } from "@bulmo/contracts/list-column";

/** What a list may tell of a work beside its fields. */
type Other = "file" | "title" | "artists" | "subType" | "description";
export type SheetField = Other | WorkFieldName;

const others: Record<Other, readonly [string, ...string[]]> = {
  file: ["사진 파일", "파일", "파일명", "파일 이름", "사진", "이미지", "file", "filename"],
  title: ["제목", "작품명", "작품 제목", "작품", "title"],
  artists: [artistsLabel, "작가들", "artists"],
  subType: ["문하", "group"],
  description: ["대체 텍스트", "사진 설명", "alt"],
};

/** What else lists call a field. */
const alike: Partial<Record<WorkFieldName, readonly string[]>> = {
  author: ["작가/글쓴이", "작가명", "작가 이름", "화가", "artist", "author"],
  caption: ["설명", "캡션", "caption"],
  hanja: ["한자", "한자 제목", "한자명"],
  english: ["영문", "영문 제목", "영문명", "영어 제목"],
  dated: ["제작 연도", "제작년도", "제작년", "제작일", "연도", "년도", "시기", "date", "year"],
  kind: ["분류", "kind"],
  technique: ["재료", "기법", "재질", "재료/기법", "technique", "medium"],
  height: ["세로", "높이", "height"],
  width: ["가로", "너비", "폭", "width"],
  depth: ["깊이", "두께", "depth"],
  holder: ["소장", "소장자", "소장 기관", "holder"],
  inscription: ["화기", "inscription"],
  rights: ["저작권", "권리", "이용 허락", "rights"],
  credit: ["출처", "제공", "credit"],
};

const namesOf = (name: WorkFieldName): readonly [string, ...string[]] => {
  const { label, choices }: WorkField = workFields[name];
  return [label, ...(alike[name] ?? []), ...(choices ? [codeLabel(label)] : [])];
};

const pick = (names: readonly SheetField[]): FieldNames<SheetField> =>
  Object.fromEntries(
    names.map((name) => [name, name in others ? others[name as Other] : namesOf(name as WorkFieldName)]),
  ) as FieldNames<SheetField>;

/** What a list may tell of works; of the photographs of an album only how they are called. */
export const sheetFieldNames = (isAlbum: boolean, hasGroups: boolean): FieldNames<SheetField> =>
  isAlbum
    ? pick(["file", "title", "description"])
    : pick([
        "file",
        "title",
        "artists",
        ...(hasGroups ? (["subType"] as const) : []),
        "description",
        ...workFieldNames,
      ]);
