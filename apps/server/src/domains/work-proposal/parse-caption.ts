import type { WorkKind } from "@bulmo/contracts/work-choice";
import type { ProposedName } from "@bulmo/contracts/work-proposal";
import { workTexts } from "@bulmo/contracts/work-field";
import { dateIn } from "./caption-date.ts";
import { type CaptionPart, segmentsOf, type Span, without } from "./caption-part.ts";
import { sizeIn } from "./caption-size.ts";
import { techniqueIn } from "./caption-technique.ts";

const kindWords: readonly [words: RegExp, kind: WorkKind][] = [
  [/^(?:불화|탱화|후불탱화?|괘불탱?화?|벽화|佛畫|幀畫)$/u, "PAINTING"],
  [/^(?:금?단청|丹靑)$/u, "DANCHEONG"],
  [/^(?:불상|보살상|나한상|조각|佛像)$/u, "SCULPTURE"],
  [/^(?:사경|寫經)$/u, "SUTRA"],
  [/^(?:공예|불교공예|나전칠기|工藝)$/u, "CRAFT"],
  [/^(?:초본|밑그림|소묘|스케치|草本)$/u, "DRAWING"],
  [/^(?:서예|글씨|휘호|書藝)$/u, "CALLIGRAPHY"],
];

/** Of what images are made, and little else. */
const ofImages = /목조|건칠|소조|석조|금동|철조|木造|乾漆|塑造|石造|金銅/u;

function kindIn(text: string, technique: readonly CaptionPart[]): CaptionPart[] {
  const said = segmentsOf(text).flatMap((segment): CaptionPart[] => {
    const [, kind] = kindWords.find(([words]) => words.test(segment.text)) ?? [];
    return kind
      ? [{ name: "kind", value: kind, start: segment.start, end: segment.end, isSure: true, reason: "" }]
      : [];
  });
  if (said.length > 0) return new Set(said.map(({ value }) => value)).size === 1 ? said : [];
  return technique.flatMap(({ value, start, end }): CaptionPart[] => {
    const material = ofImages.exec(value)?.[0];
    const reason = `‘${material}’은 불상에 흔한 재료입니다.`;
    return material ? [{ name: "kind", value: "SCULPTURE", start, end, isSure: false, reason }] : [];
  });
}

const holderWords = /^(?:소장처?\s*[:：]\s*(?<named>.+)|(?<owner>.+?)\s*(?:소장|所藏))$/u;

function holderIn(text: string): CaptionPart[] {
  const found = segmentsOf(text).flatMap(({ text: words, start, end }): CaptionPart[] => {
    const { named, owner } = holderWords.exec(words)?.groups ?? {};
    const value = (named ?? owner ?? "").trim();
    if (value === "" || value.length > workTexts.holder.longest) return [];
    const isSure = value.split(/\s+/u).length <= 4;
    return [{ name: "holder", value, start, end, isSure, reason: isSure ? "" : "소장처의 이름으로는 깁니다." }];
  });
  return found.length === 1 ? found : [];
}

/** What says only what stands beside it. */
const onlyLabels =
  /^(?:재료|기법|재질|크기|규격|치수|제작|제작\s*(?:연도|년도|연대|시기)|연도|연대|소장|소장처|작|년|약|cm|[·ㆍ/:：.~-]|\s)+$/iu;

function unreadIn(text: string): Span[] {
  return segmentsOf(text).flatMap(({ text: words, start, end }) =>
    /[\p{L}\p{N}]/u.test(words) && !onlyLabels.test(words) ? [{ start, end }] : [],
  );
}

export type ParsedCaption = { parts: CaptionPart[]; unread: Span[] };

/**
 * What a caption says of the fields of a record (docs/decisions/067), each once, and what of it was not understood. Where
 * it says two things of one field it says none.
 */
export function parseCaption(caption: string): ParsedCaption {
  const parts: CaptionPart[] = [];
  let left = caption;
  const take = (found: readonly CaptionPart[]) => {
    parts.push(...found);
    left = without(left, found);
  };
  take(sizeIn(left));
  take(dateIn(left));
  take(holderIn(left));
  const technique = techniqueIn(left);
  const kind = kindIn(left, technique);
  take(technique);
  take(kind);
  return { parts, unread: unreadIn(left) };
}

/** The first part that tells each field. */
export const proposalsOf = ({ parts }: ParsedCaption): Map<ProposedName, CaptionPart> =>
  new Map(parts.toReversed().map((part) => [part.name, part]));
