import type { CaptionPart } from "./caption-part.ts";

// When a work was made, as EDTF.

const year = String.raw`(?:1\d{3}|20\d{2})`;
const alone = String.raw`(?<![\d.,/~-]|\d\s)`;

type Found = { value: string; isSure: boolean; reason: string };

const sure = (value: string): Found => ({ value, isSure: true, reason: "" });
const unsure = (value: string, reason: string): Found => ({ value, isSure: false, reason });

/** The last that a work can have been made in: one that is announced may hang next year. */
const lastYear = () => new Date().getFullYear() + 1;

const inOtherCount = (count: string, before: number, name: string): Found | null => {
  const own = Number(count) - before;
  return own >= 1000 && own <= lastYear() ? unsure(String(own), `${name} ${count}년을 서기로 셈했습니다.`) : null;
};

const padded = (part: string) => part.padStart(2, "0");

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** What stands around a number that can be nothing but a year. */
const begins = /(?:^|[,，;/·|(（_\uE000]|연[도대]\s*[:：]|시기\s*[:：])\s*$/u;
const ends = /^\s*(?:$|[,，;/·|)）_\uE000]|제작|작(?!\p{L}))/u;

type Groups = Record<string, string | undefined>;

/** From the most exact to the least. Of the first kind that a caption has, it must have one alone. */
const kinds: readonly {
  pattern: RegExp;
  read: (groups: Groups, beside: { before: string; after: string }) => Found | null;
}[][] = [
  [
    {
      pattern: new RegExp(
        String.raw`${alone}(?<y>${year})\s*(?:년|[.\-/])\s*(?<m>\d{1,2})\s*(?:월|[.\-/])\s*(?<d>\d{1,2})(?!\d)\s*(?:일|\.)?`,
        "gu",
      ),
      read: ({ y = "", m = "", d = "" }) => {
        const day = `${y}-${padded(m)}-${padded(d)}`;
        return isDay(day) ? sure(day) : null;
      },
    },
    {
      pattern: new RegExp(
        String.raw`${alone}(?<y>${year})(?:\s*년\s*(?<m>\d{1,2})\s*월|\.\s*(?<n>\d{1,2})(?!\d)\.?)`,
        "gu",
      ),
      read: ({ y = "", m, n = "" }) => {
        const month = Number(m ?? n);
        return month >= 1 && month <= 12 ? sure(`${y}-${padded(m ?? n)}`) : null;
      },
    },
    {
      pattern: new RegExp(
        String.raw`${alone}(?<y>${year})\s*년?\s*(?:[~∼〜–—-]|부터)\s*(?<z>${year})(?![\d.])\s*년?(?:\s*까지)?`,
        "gu",
      ),
      read: ({ y = "", z = "" }) => (Number(y) < Number(z) && Number(z) <= lastYear() ? sure(`${y}/${z}`) : null),
    },
    { pattern: /불기\s*(?<y>\d{4})(?!\d)\s*년?/gu, read: ({ y = "" }) => inOtherCount(y, 544, "불기") },
    { pattern: /단기\s*(?<y>\d{4})(?!\d)\s*년?/gu, read: ({ y = "" }) => inOtherCount(y, 2333, "단기") },
    {
      pattern: new RegExp(
        String.raw`${alone}(?<y>${year})(?!\d|[.]\d|\s*[~∼〜–-]\s*\d|\s*년대|\s*년?\s*(?:이전|이후|부터|까지|생|점|회|호)|\s*[×x])\s*(?<named>[년年])?\s*(?<about>경|무렵|전후|頃|추정|[(（]추정[)）]|\?)?`,
        "giu",
      ),
      read: ({ y = "", named, about }, { before, after }) => {
        if (Number(y) > lastYear()) return null;
        const value = y + (about === undefined ? "" : /추정|\?/u.test(about) ? "?" : "~");
        const isAlone = begins.test(before) && ends.test(after);
        return named || isAlone ? sure(value) : unsure(value, "‘년’이 없습니다.");
      },
    },
  ],
  [
    {
      pattern: new RegExp(String.raw`${alone}(?<y>1\d[1-9]|20[1-9])0\s*년대(?:\s*(?<part>초반?|중반|후반|말))?`, "gu"),
      read: ({ y = "", part }) => (part ? unsure(`${y}X`, `‘${part}’은 제작 시기에 적을 수 없습니다.`) : sure(`${y}X`)),
    },
  ],
  [
    {
      pattern: /(?<!\d)(?<c>1[0-9]|20|21)\s*세기(?:\s*(?<part>초반?|전반기?|중엽|중반|후반기?|말|전기|중기|후기))?/gu,
      read: ({ c = "", part }) => {
        const value = `${Number(c) - 1}XX`;
        return part ? unsure(value, `‘${part}’은 제작 시기에 적을 수 없습니다.`) : sure(value);
      },
    },
  ],
  [
    {
      // With 전기 or 후기 it is a part whose years nobody agrees on.
      pattern:
        /(?<!\p{L})(?<name>통일신라|고려|조선|대한제국|일제강점기)(?:\s*시대)?(?!\p{L}|\s*(?:전기|중기|후기|초|말|전반|후반|중엽))/gu,
      read: ({ name = "" }) => unsure(periods[name] ?? "", `${name}의 처음과 끝을 적었습니다.`),
    },
  ],
];

const periods: Record<string, string> = {
  통일신라: "0676/0935",
  고려: "0918/1392",
  조선: "1392/1910",
  대한제국: "1897/1910",
  일제강점기: "1910/1945",
};

type Dated = Found & { start: number; end: number };

function findAll(text: string, readers: (typeof kinds)[number]): Dated[] {
  const found: Dated[] = [];
  for (const { pattern, read } of readers) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].trimEnd().length };
      const isRead = found.some(({ start, end }) => span.start < end && start < span.end);
      const told = isRead
        ? null
        : read(match.groups ?? {}, { before: text.slice(0, span.start), after: text.slice(span.end) });
      if (told) found.push({ ...told, ...span });
    }
  }
  return found;
}

/** The time that a caption tells: twice the same (불기 2559년(2015)) is one; nothing where it tells several. */
export function dateIn(text: string): CaptionPart[] {
  const all = kinds.map((readers) => findAll(text, readers));
  const told = all.find((found) => found.length > 0) ?? [];
  if (new Set(told.map(({ value }) => value)).size !== 1) return [];
  const isSure = told.some((one) => one.isSure);
  const reason = isSure ? "" : (told[0]?.reason ?? "");
  return told.map(({ value, start, end }) => ({ name: "dated", value, start, end, isSure, reason }));
}
