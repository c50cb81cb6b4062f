import { nameLabel } from "./identity.ts";
import { accentNames, markNames } from "./look-names.ts";
import { lineageNames } from "./lineage-reference.ts";
import { termReference } from "./officer-rule.ts";
import type { FixedTextName, PageTextName } from "./page-text-rule.ts";

/**
 * What may stand in a field: words of one line, a page to go to, a telephone, a whole number, degrees of the map, an
 * address of mail, one of several, a picture that was sent, the number of somebody of the lineage (in rows alone, which
 * have the fields `name` and `hanja` too: page-text-person.ts).
 */
export type ShapeFieldKind =
  | "words"
  | "href"
  | "phone"
  | "number"
  | "degrees"
  | "email"
  | "choice"
  | "picture"
  | "person";

export type ShapeField = {
  /** What it is called where it is edited, and in what is said of it. */
  label: string;
  kind: ShapeFieldKind;
  /** Of its characters. */
  most: number;
  isRequired?: true;
  /** What it is of, which is left out as a whole: what is required of it is so where any of it is written. */
  part?: string;
  /** What a number lies within, both ends included. */
  range?: readonly [least: number, greatest: number];
  /** What may be chosen, by what it is called. */
  choices?: Readonly<Record<string, string>>;
};

export type ShapeFields = Readonly<Record<string, ShapeField>>;

export type ShapeList = {
  label: string;
  /** Of its rows. */
  most: number;
  least?: number;
  fields: ShapeFields;
};

/** Which parts a text has beside those that all have: the page lays them out, and nothing else can be added. */
export type PageTextShape = {
  /** Whether it must have a title. */
  hasTitle: boolean;
  hasBlocks: boolean;
  /** Words above it, or under its title. */
  hasLead: boolean;
  /** Only texts that are a page's own: search engines show it. */
  hasDescription: boolean;
  hasSignature: boolean;
  /** Whether its page says that it stands in for a real one. */
  hasSampleMark: boolean;
  fields: ShapeFields;
  lists: Readonly<Record<string, ShapeList>>;
  /** What its words may name in braces: the page puts in their place what it counts or knows. */
  references: readonly string[];
};

type FieldRest = Partial<Pick<ShapeField, "isRequired" | "part" | "range" | "choices">>;

const field = (label: string, kind: ShapeFieldKind, most: number, rest: FieldRest = {}): ShapeField => ({
  label,
  kind,
  most,
  ...rest,
});
const line = (label: string, rest?: FieldRest) => field(label, "words", 300, rest);
const words = (label: string, rest?: FieldRest) => field(label, "words", 5_000, rest);
const href = (label: string, rest?: FieldRest) => field(label, "href", 2_000, rest);
const needed = { isRequired: true } as const;
/** What an association does not do is not told of: none of it is written. */
const [seminar, exhibitions, memorial] = [{ part: "seminar" }, { part: "exhibitions" }, { part: "memorial" }];

const writing: PageTextShape = {
  hasTitle: true,
  hasBlocks: true,
  hasLead: false,
  hasDescription: true,
  hasSignature: true,
  hasSampleMark: true,
  fields: {},
  lists: {},
  references: [],
};

const inscription: PageTextShape = { ...writing, hasDescription: false };

const ilsub: PageTextShape = {
  ...writing,
  hasLead: true,
  hasSignature: false,
  fields: { dates: line("생몰년"), note: words("연보에 덧붙이는 말") },
  lists: {
    years: { label: "연보", most: 200, fields: { year: line("연도", needed), event: line("내용", needed) } },
  },
};

const temple: PageTextShape = {
  ...writing,
  hasLead: true,
  hasSignature: false,
  fields: {
    caption: line("그림 아래의 말"),
    sourceLabel: line("안내 링크에 보일 말"),
    sourceHref: href("안내 링크의 주소"),
    phone: field("전화", "phone", 50),
    websiteLabel: line("누리집의 이름"),
    websiteHref: href("누리집의 주소"),
    address: line("주소"),
    historyNote: words("역사에 덧붙이는 말"),
    paintersTitle: line("불모들의 제목", needed),
  },
  lists: {
    painters: {
      label: "불모",
      most: 100,
      fields: {
        name: line("이름", needed),
        hanja: line("한자 이름"),
        dates: line("생몰년"),
        text: words("소개"),
        person: field("계보 기록", "person", 9),
      },
    },
  },
};

const withoutTitle = { hasTitle: false, hasBlocks: false, hasSignature: false } as const;

const business: PageTextShape = {
  ...writing,
  ...withoutTitle,
  hasLead: true,
  fields: {
    seminarTitle: line("세미나의 제목", { ...needed, ...seminar }),
    seminarWhen: line("세미나의 때", seminar),
    seminarSubject: line("세미나의 주제", seminar),
    seminarText: words("세미나의 소개", seminar),
    exhibitionsTitle: line("전시의 제목", { ...needed, ...exhibitions }),
    exhibitionsWhen: line("전시의 횟수", exhibitions),
    exhibitionsText: words("전시의 소개", exhibitions),
    memorialTitle: line("추모다례재의 이름", { ...needed, ...memorial }),
    memorialMonth: field("음력 월", "number", 2, { ...needed, ...memorial, range: [1, 12] }),
    memorialDay: field("음력 일", "number", 2, { ...needed, ...memorial, range: [1, 30] }),
    memorialText: words("추모다례재의 소개", memorial),
    memorialPlace: line("추모다례재의 곳", { ...needed, ...memorial }),
  },
  lists: {
    activities: {
      label: "사업",
      most: 30,
      fields: { title: line("이름", needed), when: line("때"), text: words("소개") },
    },
  },
};

const direction: PageTextShape = {
  ...writing,
  hasBlocks: false,
  hasSignature: false,
  hasLead: true,
  fields: {
    caption: line("약도 아래의 말"),
    latitude: field("지도의 위도", "degrees", 12, { ...needed, range: [-90, 90] }),
    longitude: field("지도의 경도", "degrees", 12, { ...needed, range: [-180, 180] }),
    address: line("주소", needed),
  },
  lists: {
    maps: {
      label: "지도 링크",
      most: 10,
      fields: { name: line("지도의 이름", needed), href: href("지도의 주소", needed) },
    },
    ways: { label: "교통편", most: 30, fields: { by: line("탈것", needed), text: words("가는 길", needed) } },
    notes: { label: "안내", most: 30, fields: { text: words("안내하는 말", needed) } },
  },
};

const logo: PageTextShape = {
  ...writing,
  ...withoutTitle,
  hasLead: true,
  fields: {
    stackedCaption: line("세로 조합의 설명"),
    levelCaption: line("가로 조합의 설명"),
    filesLead: words("내려받기의 머리글"),
    paletteLead: words("빛깔의 머리글"),
  },
  lists: {
    meanings: {
      label: "로고의 뜻",
      most: 30,
      fields: { title: line("뜻의 이름", needed), text: words("풀이", needed) },
    },
    rules: { label: "약속", most: 30, fields: { text: words("지킬 것", needed) } },
  },
};

const bare = { ...writing, ...withoutTitle, hasDescription: false, hasSampleMark: false } as const;

/** Who the association is and how it is reached: on every page and letter, and where a text names it in braces. */
const association: PageTextShape = {
  ...bare,
  // Of the whole site: its pages bear a seal, and their foot explains it.
  hasSampleMark: true,
  fields: {
    name: field(nameLabel, "words", 50, needed),
    nameHanja: field("협회의 한자 이름", "words", 50),
    zonecode: field("우편번호", "words", 20),
    address: line("주소", needed),
    phone: field("대표 전화", "phone", 50),
    email: field("이메일", "email", 200),
    mark: field("로고", "choice", 20, { choices: markNames }),
    logo: field("로고 대신 쓸 사진", "picture", 200),
    accent: field("누리집의 빛깔", "choice", 20, { choices: accentNames }),
  },
  lists: {
    numbers: {
      label: "안내",
      most: 5,
      fields: { label: field("이름", "words", 50, needed), value: line("내용", needed) },
    },
  },
};

/** The first page's slides; a picture that was sent hangs in place of the painting. */
const home: PageTextShape = {
  ...bare,
  hasDescription: true,
  lists: {
    slides: {
      label: "슬라이드",
      least: 1,
      most: 10,
      fields: {
        title: line("제목", needed),
        first: line("첫째 줄"),
        second: line("둘째 줄"),
        linkLabel: line("버튼에 보일 말"),
        linkHref: href("버튼의 주소 (비우면 최근 전시)"),
        painting: field("그림", "choice", 20, { choices: { lotus: "연꽃 광배", peaks: "일월오봉", moon: "달과 산" } }),
        picture: field("그림 대신 걸 사진", "picture", 200),
        alt: line("사진의 대체 텍스트"),
      },
    },
  },
};

/** What stands around a list that is edited by itself. */
const heading: PageTextShape = { ...writing, hasBlocks: false, hasSignature: false };

const { generations, groups, shown } = lineageNames;

const lineage: PageTextShape = {
  ...heading,
  hasLead: true,
  fields: { caption: line("그림 아래의 말") },
  references: [generations, groups, shown],
};

const members: PageTextShape = { ...heading, hasLead: true, references: [generations, groups] };

const officers: PageTextShape = { ...heading, hasTitle: false, references: [termReference] };

const shapes: Readonly<Record<FixedTextName, PageTextShape>> = {
  greeting: writing,
  "mission-statement": writing,
  foreword: writing,
  "monumental-forest": { ...writing, hasLead: true },
  "magoksa-inscription": inscription,
  "buyongsa-inscription": inscription,
  ilsub,
  magoksa: temple,
  buyongsa: temple,
  business,
  direction,
  logo,
  association,
  home,
  history: heading,
  "cultural-property": heading,
  "member-genealogy": lineage,
  members,
  executives: officers,
};

const isFixed = (name: string): name is FixedTextName => Object.hasOwn(shapes, name);

/** Below the page's own name, which stands above it, a text needs no title. */
const addedPage: PageTextShape = { ...writing, hasTitle: false, hasLead: true };

/** Of every text: one of a page that was added is a writing as others, which may begin with a lead. */
export const shapeOf = (name: PageTextName): PageTextShape => (isFixed(name) ? shapes[name] : addedPage);
